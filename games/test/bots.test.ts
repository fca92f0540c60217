import { existsSync, readFileSync } from 'node:fs';
import { ladderOf, readMatches } from '@coven/bots';
import { allBotsOf, GAMES, levelsOf, loadGameWords } from '@coven/games';
import { botWords, LANGUAGES, loadCommon } from '@coven/words';
import { cataloguesOf } from '@coven/words/laws';
import { describe, expect, test } from 'vitest';

describe.each(GAMES.map((game) => [game.id, game] as const))('the bots of %s', (id) => {
  const ids = levelsOf(id).map((level) => level.id);

  test('have ids of their own', () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const bot of ids) expect(bot).toMatch(/^[a-z0-9-]{1,40}$/);
  });

  test.each(LANGUAGES)('have a name and a few words in %s', async (language) => {
    const [words, common] = [await loadGameWords(id, language), await loadCommon(language)];
    const worded = ids.map((bot) => botWords(common, words, bot));
    for (const one of worded) expect(one).toEqual({ name: expect.stringMatching(/\S/), about: expect.stringMatching(/\S \S/) });
    expect(new Set(worded.map(({ name }) => name)).size).toBe(ids.length);
    // A bot without words would go by its id.
    expect(worded.filter(({ name }) => ids.includes(name))).toEqual([]);
  });

  test('are all that the game has words for', async () => {
    const { en } = await cataloguesOf(`games/${id}/words`);
    const worded = Object.keys(en).flatMap((key) => /^bot\.([^.]+)$/.exec(key)?.[1] ?? []);
    for (const bot of worded) expect(ids).toContain(bot);
  });

  test('are loaded as they are listed, from the weakest to the strongest, and the levels that search have limits', async () => {
    const bots = await allBotsOf(id);
    expect(bots.map(({ id: bot, remembers, limits }) => ({ id: bot, remembers, ...(limits && { limits }) }))).toEqual(
      levelsOf(id).map(({ rating: _, ...level }) => level),
    );
    const common = ['random', 'kind', 'steady', 'greedy'];
    expect(ids.filter((bot) => common.includes(bot))).toEqual(common.filter((bot) => ids.includes(bot)));
    expect(ids).toEqual(expect.arrayContaining(['random', 'greedy']));
    const searching = bots.filter(({ limits }) => limits);
    expect(searching.map((bot) => bot.id)).toEqual(searching.length > 0 ? ['clever', 'strongest'] : []);
    const [clever, strongest] = searching.map(({ limits }) => limits);
    if (clever && strongest) expect(strongest.iterations).toBeGreaterThan(clever.iterations);
  });

  test('have the ratings that the kept matches of their present limits give, each above the level below it', () => {
    const file = new URL(`../../docs/strength/${id}.jsonl`, import.meta.url);
    // A new game has not been measured yet.
    const matches = existsSync(file) ? readMatches(readFileSync(file, 'utf8')) : [];
    const ratings = Object.fromEntries(levelsOf(id).map((level) => [level.id, level.rating]));
    expect(ratings).toEqual(matches.length === 0 ? {} : ladderOf(levelsOf(id), matches));
    const inOrder = ids.flatMap((bot) => ratings[bot] ?? []);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  });
});

test('an unknown game has random alone', () => {
  expect(levelsOf('constructor').map(({ id }) => id)).toEqual(['random']);
});
