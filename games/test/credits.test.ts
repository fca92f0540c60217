import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../index.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test.each(GAMES)('README names the authors of $id beside its title', ({ credits }) => {
  const row = README.split('\n').find((line) => line.startsWith('|') && line.includes(credits.title));
  for (const author of credits.authors) expect(row).toContain(author);
});
