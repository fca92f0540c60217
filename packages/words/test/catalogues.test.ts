import type { Message } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { AREAS, type Catalogues, cataloguesOf } from '../laws/index.ts';
import { faultsOf, type SomeCatalogues } from './check.ts';

/** Words that are spelt the same in both languages. */
const SAME_AS_ENGLISH = new Set([
  'fr simulate.seconds',
  'fr verb.bot',
  'fr play.secret',
  'fr strength.bot',
  'fr away.minutes',
  'fr about.art',
  'fr nav.label',
  'fr piece.suit.orange',
  'fr piece.suit.violet',
  'fr result.score',
  'fr table.menu',
  'fr piece.occupier.bandos',
  'fr piece.colour.violet',
  'fr table.initiative',
  'fr piece.place.village',
  'fr piece.points-chip',
  'fr table.score',
  'fr value.first.seat',
  'fr games.bots',
  'fr new.bot',
  'fr new.bots',
  'fr section.WS-11',
  'fr simulate.bot',
  'fr table.bot',
  'fr verify.bot',
  'fr waiting.add-bot',
  'fr word.points',
  'fr part.actions',
  'fr field.initiative',
]);

test('there are areas to check', () => {
  expect(AREAS).toEqual(
    expect.arrayContaining(['packages/words/src/common/catalogue', 'games/blackmore/words', 'games/whirling/words/web']),
  );
});

describe.each(AREAS)('%s', (area) => {
  test('all languages have the same messages with the same arguments, well spelt', async () => {
    expect(faultsOf(area, await cataloguesOf(area), SAME_AS_ENGLISH)).toEqual([]);
  });
});

describe('the check finds', () => {
  const sound: Record<string, Message> = { a: 'word', b: ({ n }: { n: number }) => `${n} words` };
  const catalogues = (over: Partial<Record<keyof Catalogues, Record<string, Message>>>): SomeCatalogues => ({
    en: sound,
    uk: { a: 'слово', b: ({ n }) => `${n} слів` },
    ru: { a: 'слова', b: ({ n }) => `${n} слов` },
    fr: { a: 'mot', b: ({ n }) => `${n} mots` },
    ...over,
  });

  test('nothing in sound catalogues', () => {
    expect(faultsOf('x', catalogues({}))).toEqual([]);
  });
  test.each<[string, SomeCatalogues, string]>([
    ['a missing key', catalogues({ uk: { b: ({ n }) => `${n} слів` } }), 'x/uk a: missing'],
    ['a stale key', catalogues({ fr: { a: 'mot', b: ({ n }) => `${n} mots`, c: 'vieux' } }), 'x/fr c: stale'],
    ['an empty text', catalogues({ ru: { a: '', b: ({ n }) => `${n} слов` } }), 'x/ru a: empty'],
    ['a lost argument', catalogues({ ru: { a: 'слова', b: () => 'слов' } }), 'x/ru b: arguments '],
    ['an untranslated text', catalogues({ fr: { a: 'word', b: ({ n }) => `${n} mots` } }), 'x/fr a: English'],
    [
      'a Russian letter in Ukrainian',
      catalogues({ uk: { a: 'слово ы', b: ({ n }) => `${n} слів` } }),
      'x/uk a: letter ы of another language',
    ],
    [
      'a Ukrainian letter in Russian',
      catalogues({ ru: { a: 'слова є', b: ({ n }) => `${n} слов` } }),
      'x/ru a: letter є of another language',
    ],
    ['a mixed word', catalogues({ ru: { a: 'cлова', b: ({ n }) => `${n} слов` } }), 'x/ru a: Latin and Cyrillic letters in one word'],
    ['a plain space in French', catalogues({ fr: { a: 'mot !', b: ({ n }) => `${n} mots` } }), 'x/fr a: needs a no-break space'],
  ])('%s', (_, faulty, fault) => {
    expect(faultsOf('x', faulty)).toContain(fault);
  });
});
