import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeep } from '@coven/core/laws';
import { LANGUAGES } from '@coven/words';
import { afterAll, expect, test } from 'vitest';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';

const BOT = `import type { Bot } from '@coven/bots';
import type { Blackmore, Move } from '../rules/index.ts';

/** Plays the last card of its hand, and never changes the trump. */
export const lastCard: Bot<Blackmore> = {
  id: 'last-card',
  remembers: false,
  choose: ({ moves }) => moves.find(({ type }) => type === 'keep') ?? (moves.at(-1) as Move),
};
`;

const copy = new ProjectCopy(join(scratch, 'new-bot'));
afterAll(() => rmSync(copy.root, { recursive: true, force: true }));

test('a bot is one file, its place in its game’s list, and its words', () => {
  copy.write('games/blackmore/bots/last-card.ts', BOT);
  copy.edit('games/blackmore/game.ts', (source) =>
    source
      .replace(/^import .* from '\.\/bots\/greedy\.ts';\n/m, "$&import { lastCard } from './bots/last-card.ts';\n")
      .replace(/bots: \[(?=.*greedy\])/, '$&lastCard, '),
  );
  // Where the words are missing, a test says so.
  if (isDeep) expect(() => copy.vitest('games/test/bots.test.ts')).toThrow(/last-card/);
  for (const language of LANGUAGES) {
    copy.edit(`games/blackmore/words/${language}.ts`, (source) =>
      source.replace(
        /(?=^ {2}'bot\.greedy':)/m,
        `  'bot.last-card': 'Last of ${language}',\n  'bot.last-card.about': 'plays its last card',\n`,
      ),
    );
  }
  expect(copy.changes().toSorted()).toEqual(
    [
      '?? games/blackmore/bots/last-card.ts',
      ' M games/blackmore/game.ts',
      ...LANGUAGES.map((language) => ` M games/blackmore/words/${language}.ts`),
    ].toSorted(),
  );
  copy.types('games');
  copy.vitest('games/test/bots.test.ts', '-t', 'blackmore');
});

test('it is listed by its name, and plays', () => {
  expect(copy.coven('games', 'blackmore', '--lang', 'uk')).toMatch(/ {4}last-card +Last of uk, рівень 1: plays its last card\n/);
  const { bots } = JSON.parse(
    copy.coven('simulate', 'blackmore', '--games', '100', '--bots', 'last-card,greedy', '--seats', '2', '--json'),
  );
  expect(bots.map(({ name }: { name: string }) => name)).toEqual(['last-card', 'greedy']);
  expect(bots[0].winRate).toBeLessThan(bots[1].winRate);
  const played = copy.run(
    'sh',
    '-c',
    `yes 1 | '${process.execPath}' packages/cli/bin/coven.js play blackmore --plain --seats 2 --bots last-card`,
  );
  expect(played).toContain('Last of en, level 1 (plays its last card)');
});
