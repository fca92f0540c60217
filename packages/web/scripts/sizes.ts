import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Bytes on the wire: after gzip, but fonts are packed already. `path` as in an address, such as `/assets/x.js`. */
export function wireSize(path: string): number {
  const bytes = readFileSync(DIST + (path === '/' ? 'index.html' : path.slice(1)));
  return path.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

/** Everything that was built, largest first. */
export function builtFiles(): readonly { readonly path: string; readonly size: number }[] {
  const assets = readdirSync(`${DIST}assets`).filter((name) => !/\.(br|gz)$/.test(name));
  return ['/', ...assets.map((name) => `/assets/${name}`)].map((path) => ({ path, size: wireSize(path) })).sort((a, b) => b.size - a.size);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = builtFiles();
  const total = (list: typeof files) => list.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files) console.log(`${String(size).padStart(7)}  ${path}`);
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
  console.log(`${total(fonts)} bytes of fonts, ${total(files) - total(fonts)} bytes of all else in four languages`);
}
