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

/** The keys that no source says, neither whole (`'a.b'`) nor by the beginning or the end of a template (`a.${…}`, `${…}.text`). */
export function unusedKeys(keys: readonly string[], source: string): readonly string[] {
  const whole = new Set([...source.matchAll(/['"`]([a-z][A-Za-z0-9.-]*)['"`]/g)].map(([, key]) => key));
  const beginnings = [...source.matchAll(/`([a-z][a-z0-9-]*\.(?:[A-Za-z0-9-]+\.)*)\$\{/g)].map(([, beginning]) => beginning as string);
  const ends = [...source.matchAll(/`\$\{[a-z]+\}(\.[a-z]+)`/g)].map(([, end]) => end as string);
  const isSaid = (key: string): boolean => whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
  return keys.filter((key) => !isSaid(key) && !ends.some((end) => key.endsWith(end) && isSaid(key.slice(0, -end.length))));
}
