import type { Plugin } from 'vite';

/**
 * Gives the rules' digests a copy of the hash functions of their own. Signatures, which are loaded later, need SHA-512 from the same
 * module; shared, it would be loaded with every table.
 */
export function ownDigests(): Plugin {
  return {
    name: 'own-digests',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== '@noble/hashes/sha2.js' || !importer?.endsWith('/core/src/digest.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?own` };
    },
  };
}
