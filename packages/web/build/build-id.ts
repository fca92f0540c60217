import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Writes the build's id into the page, which compares it with the server's. */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        // The names carry hashes of what is in the files.
        const names = Object.keys(bundle ?? {}).sort();
        const content = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);
        return [{ tag: 'meta', attrs: { name: 'coven-build', content }, injectTo: 'head' }];
      },
    },
  };
}
