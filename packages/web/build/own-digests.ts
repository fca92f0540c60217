import type { Plugin } from 'vite';

const OWN = '?own';

/**
 * Gives the rules' digests a copy of the hash functions of their own, with all that these import. Signatures, which are loaded later, need
 * SHA-512 and more from the same modules; shared, it would be loaded with every table.
 */
export function ownDigests(): Plugin {
  return {
    name: 'own-digests',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isDigest = source.startsWith('@noble/hashes/') && importer?.endsWith('/core/src/digest.ts');
      if (!isDigest && !importer?.endsWith(OWN)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}${OWN}` };
    },
  };
}
