import { type Bot, levelsOf, loadBots, random } from '@coven/bots';
import { expect, test } from 'vitest';
import { beginnerOf } from '../src/levels.ts';

const bot = (id: string): Bot => ({ id, remembers: false, choose: ({ moves }) => moves[0] as object });
const searching = { ...bot('strongest'), remembers: true };
const GAME = {
  bots: [bot('kind'), bot('greedy')],
  search: { load: async () => ({ strongest: searching }), iterations: [20, 500] as const },
};

test('levels go from random over the bots of a game to its search, which makes two', () => {
  const levels = levelsOf(GAME, { random: 900, greedy: 1500 });
  expect(levels.map(({ id, rating }) => [id, rating])).toEqual([
    ['random', 900],
    ['kind', undefined],
    ['greedy', 1500],
    ['clever', undefined],
    ['strongest', undefined],
  ]);
  expect(levels.map(({ limits }) => limits?.iterations)).toEqual([undefined, undefined, undefined, 20, 500]);
  expect(levelsOf({ bots: GAME.bots }).map(({ id }) => id)).toEqual(['random', 'kind', 'greedy']);
});

test('the bots of all levels are loaded with what may be known of them before', async () => {
  const bots = await loadBots(GAME);
  expect(bots.map(({ id, remembers, limits }) => ({ id, remembers, ...(limits && { limits }) }))).toEqual(levelsOf(GAME));
  expect(bots[3]?.choose).toBe(searching.choose);
});

test('a new player plays against the first level that is not random', () => {
  expect(beginnerOf(levelsOf(GAME)).id).toBe('kind');
  expect(beginnerOf([random])).toBe(random);
});
