import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@coven/words';
import { ROOT } from '../laws/index.ts';

const NO_SOURCE = new RegExp(`/(test|playthroughs|node_modules)/|/(${LANGUAGES.join('|')})\\.ts$`);

/** All source text that may say something, catalogues apart. */
export function sources(): string {
  return globSync(['packages/*/src/**/*.{ts,svelte}', 'games/**/*.{ts,svelte}'], { cwd: ROOT })
    .filter((file) => !NO_SOURCE.test(file))
    .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
    .join('\n');
}

/** The keys that no source says, neither whole (`'a.b'`) nor by the beginning of a template (`a.${…}`). */
export function unusedKeys(keys: readonly string[], source: string): readonly string[] {
  const whole = new Set([...source.matchAll(/['"`]([a-z][A-Za-z0-9.-]*)['"`]/g)].map(([, key]) => key));
  const beginnings = [...source.matchAll(/`([a-z][a-z0-9-]*\.(?:[A-Za-z0-9-]+\.)*)\$\{/g)].map(([, beginning]) => beginning as string);
  return keys.filter((key) => !whole.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
}
