import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** All source text that may say something, catalogues apart. */
export function sources(): string {
  const packages = new URL('../../', import.meta.url);
  const texts: string[] = [];
  for (const name of readdirSync(packages)) {
    const src = fileURLToPath(new URL(`${name}/src/`, packages));
    let files: readonly string[] = [];
    try {
      files = readdirSync(src, { recursive: true, encoding: 'utf8' });
    } catch {
      // A package without sources says nothing.
    }
    for (const file of files) {
      const isCatalogue = name === 'words' && /\/(en|uk|ru|fr)\.ts$/.test(file);
      if (/\.(ts|svelte)$/.test(file) && !isCatalogue) texts.push(readFileSync(`${src}${file}`, 'utf8'));
    }
  }
  return texts.join('\n');
}

/** The keys that no source says, neither whole (`'a.b'`) nor by the beginning of a template (`a.${…}`). */
export function unusedKeys(keys: readonly string[], source: string): readonly string[] {
  const whole = new Set([...source.matchAll(/['"`]([a-z][A-Za-z0-9.-]*)['"`]/g)].map(([, key]) => key));
  const beginnings = [...source.matchAll(/`([a-z][a-z0-9-]*\.(?:[A-Za-z0-9-]+\.)*)\$\{/g)].map(([, beginning]) => beginning as string);
  return keys.filter((key) => !whole.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
}
