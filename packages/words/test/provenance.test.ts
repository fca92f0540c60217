import { provenanceGroups, SOURCES } from '@coven/core';
import { GAMES, loadGameWords, loadOrigins } from '@coven/games';
import { LANGUAGES, loadProvenanceWords } from '@coven/words';
import { describe, expect, test } from 'vitest';

describe.each(LANGUAGES)('%s', (language) => {
  test.each(GAMES.map(({ id, provenance }) => [id, provenance] as const))(
    'everything in the provenance of %s has a name',
    async (id, provenance) => {
      const said = await loadProvenanceWords(language, await loadOrigins(id, language));
      const words = await loadGameWords(id, language);
      expect(said.note).toMatch(/\S \S/);
      for (const { kind, alike } of provenanceGroups(provenance)) {
        expect(said.kind(kind)).not.toBe(kind);
        for (const piece of alike.flatMap(({ ids }) => ids)) {
          const name = said.piece(words, kind, piece);
          if (kind !== 'board') expect(name).toBe(words.piece(kind, piece));
          expect(name).not.toMatch(/undefined|-\d|^$/);
          // Only English words may be the same as their ids.
          if (language !== 'en' && language !== 'fr') expect(name).not.toBe(piece);
        }
        for (const [field] of alike.flatMap(({ fields }) => fields)) {
          expect(said.field(field), field).not.toMatch(/[A-Z]\w*[A-Z]|^$/);
          if (language === 'uk' || language === 'ru') expect(said.field(field)).not.toBe(field);
        }
      }
    },
  );

  test('sources are told apart, and explained', async () => {
    const said = await loadProvenanceWords(language, { about: '', note: '' });
    expect(new Set(SOURCES.map(said.source)).size).toBe(SOURCES.length);
    expect(new Set(SOURCES.map(said.means)).size).toBe(SOURCES.length);
    expect(said.count(2, 7)).toMatch(/^2 .* 7$/);
    expect(said.count(7, 7)).not.toBe(said.count(2, 7).replace('2', '7'));
  });
});
