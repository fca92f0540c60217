import { GAMES, loadGameWords, loadRuleTexts } from '@coven/games';
import { LANGUAGES } from '@coven/words';
import { cataloguesOf } from '@coven/words/laws';
import { describe, expect, test } from 'vitest';

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, { options, rules }) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    test('there is a text for each rule of the rulebook and for no other', async () => {
      const { [language]: messages } = await cataloguesOf(`games/${id}/words/rules`);
      expect(Object.keys(messages)).toEqual(rules.map(({ number }) => `rule.${number}`));
      const rule = await loadRuleTexts(id, language);
      for (const { number } of rules) expect(rule(number)).toMatch(/\S \S/);
      for (const none of ['ZZ-9.9', 'constructor']) expect(rule(none)).toBeUndefined();
    });

    test('options and their values are named', async () => {
      const words = await loadGameWords(id, language);
      for (const option of options) {
        expect(words.option(option.id)).not.toBe(option.id);
        expect(words.optionAbout?.(option.id), `what ${option.id} changes`).toMatch(/\S \S.*\.$/);
        if (option.kind === 'choice') for (const value of option.values) expect(words.optionValue(option.id, value)).toMatch(/\S/);
        if (option.kind === 'file') expect(words.optionValue(option.id, '')).not.toBe(words.optionValue(option.id, '{}'));
      }
    });
  });
});

test('there are no words for an unknown game', async () => {
  await expect(loadGameWords('constructor', 'en')).rejects.toThrow('constructor');
});
