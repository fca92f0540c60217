import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('../src/service-worker.js', import.meta.url);
/** Files beside the build that the page needs without a network. */
const PUBLIC = ['/icon.svg', '/icon-192.png', '/icon-512.png', '/coven.webmanifest'];

/** Writes the service worker with the list of everything that was built, and a name for it that changes with any of it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const hash = createHash('sha256');
      for (const name of Object.keys(bundle).sort()) {
        const file = bundle[name];
        if (file) hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      const built = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') || name.endsWith('.webmanifest'))
        .map((name) => `/${name}`);
      const files = ['/', ...built, ...PUBLIC].sort();
      const source = readFileSync(SOURCE, 'utf8')
        .replace('__FILES__', JSON.stringify(files))
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
