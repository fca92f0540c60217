import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKABLE = /\.(js|css|svg|html|webmanifest)$/;
/** Smaller files gain nothing. */
const MIN_BYTES = 512;

/** Leaves each file packed beside itself, so that the server need not do it for every visitor. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    // Not `closeBundle`: that is called after a failed build too, where there is nothing to pack.
    writeBundle({ dir: directory = '' }) {
      for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !PACKABLE.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        if (bytes.length < MIN_BYTES) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}
