import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));

/** Bytes after gzip; fonts are packed already and count as they are. */
export interface Sizes {
  /** Everything a first visit loads to play Blackmore here in English: page, framework, lobby, frame, words, pictures, rules and bots. */
  readonly firstLoad: number;
  readonly fonts: number;
  /** What each language adds when chosen. */
  readonly languages: Readonly<Record<string, number>>;
  readonly files: readonly { readonly name: string; readonly gzip: number }[];
}

/** Files of other languages, recognised by their names: one chunk each and area. */
const LANGUAGE = /^(en|uk|ru|fr)-/;

export function measure(): Sizes {
  const files = [
    { name: 'index.html', gzip: packed('index.html') },
    ...readdirSync(`${DIST}assets`)
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => ({ name, gzip: name.endsWith('.woff2') ? readFileSync(`${DIST}assets/${name}`).length : packed(`assets/${name}`) })),
  ];
  const fonts = files.filter(({ name }) => name.endsWith('.woff2'));
  const rest = files.filter(({ name }) => !name.endsWith('.woff2'));
  const languages: Record<string, number> = {};
  for (const { name, gzip } of rest) {
    const language = LANGUAGE.exec(name)?.[1];
    if (language) languages[language] = (languages[language] ?? 0) + gzip;
  }
  const shared = rest.filter(({ name }) => !LANGUAGE.test(name));
  return { firstLoad: total(shared) + (languages.en ?? 0), fonts: total(fonts), languages, files };
}

function packed(path: string): number {
  return gzipSync(readFileSync(DIST + path), { level: 9 }).length;
}

function total(files: readonly { readonly gzip: number }[]): number {
  return files.reduce((sum, { gzip }) => sum + gzip, 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { firstLoad, fonts, languages, files } = measure();
  for (const { name, gzip } of [...files].sort((a, b) => b.gzip - a.gzip)) console.log(`${String(gzip).padStart(7)}  ${name}`);
  console.log(JSON.stringify({ firstLoad, fonts, languages }));
}
