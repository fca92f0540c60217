import { plural } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { AREAS, cataloguesOf } from '../laws/index.ts';
import { argumentsOf, sampleOf } from './check.ts';

const SLAVIC = { one: 'карта', few: 'карти', many: 'карт' };

test.each([
  [1, 'карта'],
  [2, 'карти'],
  [5, 'карт'],
  [11, 'карт'],
  [21, 'карта'],
  [22, 'карти'],
  [25, 'карт'],
  [101, 'карта'],
  [0, 'карт'],
  [112, 'карт'],
])('%i takes the form of "%s" in Ukrainian and Russian', (count, form) => {
  expect(plural('uk', count, SLAVIC)).toBe(form);
  expect(plural('ru', count, SLAVIC)).toBe(form);
});

test('French takes the singular for 0 and 1', () => {
  const forms = { one: 'carte', other: 'cartes' };
  expect([0, 1, 2, 1_000_000].map((count) => plural('fr', count, forms))).toEqual(['carte', 'carte', 'cartes', 'cartes']);
});

test('English takes the singular for 1 alone', () => {
  expect([0, 1, 2, 21].map((count) => plural('en', count, { one: 'card', other: 'cards' }))).toEqual(['cards', 'card', 'cards', 'cards']);
});

const COUNTS = [1, 2, 5];
/** Abbreviations have one form: revenge points of Konotop Witch in Ukrainian. */
const ABBREVIATED = /ОП/;

describe.each(AREAS)('%s', (area) => {
  test('a message with a count bends its noun in every language', async () => {
    const catalogues = await cataloguesOf(area);
    for (const [language, messages] of Object.entries(catalogues)) {
      const rules = new Intl.PluralRules(language);
      const wanted = new Set(COUNTS.map((count) => rules.select(count))).size;
      for (const [key, message] of Object.entries(messages)) {
        if (!argumentsOf(message).some((name) => name === 'count' || name === 'points')) continue;
        if (ABBREVIATED.test(sampleOf(message))) continue;
        const forms = new Set(COUNTS.map((count) => sampleOf(message, count).replaceAll(String(count), '#')));
        expect(forms.size, `${area}/${language} ${key}`).toBe(wanted);
      }
    }
  });
});
