import { botsOf, GAMES, loadGameWords } from '@coven/games';
import { botWords, LANGUAGES, loadCommon } from '@coven/words';
import { cataloguesOf } from '@coven/words/laws';
import { describe, expect, test } from 'vitest';

describe.each(GAMES.map((game) => [game.id, game] as const))('the bots of %s', (id, { bots }) => {
  test('have ids of their own', () => {
    const ids = botsOf(id).map((bot) => bot.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const bot of ids) expect(bot).toMatch(/^[a-z0-9-]{1,40}$/);
  });

  test.each(LANGUAGES)('have a name and a few words in %s', async (language) => {
    const [words, common] = [await loadGameWords(id, language), await loadCommon(language)];
    for (const bot of bots)
      expect(words.bot(bot.id), bot.id).toEqual({ name: expect.stringMatching(/\S/), about: expect.stringMatching(/\S \S/) });
    const names = botsOf(id).map((bot) => botWords(common, words, bot.id).name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are all that the game has words for', async () => {
    const { en } = await cataloguesOf(`games/${id}/words`);
    const worded = Object.keys(en).filter((key) => key.startsWith('bot.'));
    expect(worded.sort()).toEqual(bots.flatMap((bot) => [`bot.${bot.id}`, `bot.${bot.id}.about`]).sort());
  });
});
