import { LANGUAGES, type Language } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { AREAS, cataloguesOf, RETIRED, retiredIn } from '../laws/index.ts';
import { sampleOf } from './check.ts';

const gameOf = (area: string): string | undefined => /^games\/([^/]+)\//.exec(area)?.[1];

/** Sentences about where data come from speak of printing: “printed” is no retired term there. */
const SENTENCES = AREAS.filter((area) => !area.endsWith('/origins'));

describe.each(SENTENCES)('%s', (area) => {
  test('no sentence uses a retired term', async () => {
    const catalogues = await cataloguesOf(area);
    const found = LANGUAGES.flatMap((language) =>
      Object.entries(catalogues[language]).flatMap(([key, message]) => {
        const texts = [sampleOf(message, 1), sampleOf(message, 3)];
        const retired = texts.map((text) => retiredIn(language, gameOf(area), text)).find((one) => one !== undefined);
        return retired ? [`${language} ${key}: “${texts[1]}” (say: ${retired.use})`] : [];
      }),
    );
    expect(found).toEqual([]);
  });
});

const TERMS = RETIRED.flatMap(([game, terms]) =>
  LANGUAGES.flatMap((language) => (terms[language] ?? []).map(({ once }) => [language, once, game] as const)),
);

test.each(TERMS)('the check finds what was said once in %s: %s', (language: Language, once, game) => {
  expect(retiredIn(language, game, once)).toBeDefined();
});

test('a term that is retired in one game may be used in another', () => {
  expect(retiredIn('ru', 'blackmore', 'взятки')).toBeDefined();
  expect(retiredIn('ru', 'konotop', 'взятки')).toBeUndefined();
});
