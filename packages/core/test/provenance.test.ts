import { type Provenance, provenanceGroups, sourceOf } from '@coven/core';
import { expect, test } from 'vitest';

test.each([
  ['rulebook', 'printed'],
  ['rulebook (clarification), rest transcribed', 'explained'],
  ['transcribed', 'known'],
  ['known', 'known'],
  ['printed', 'known'],
  ['rulebook (×3); ×2 reconstructed', 'partly'],
  ['reconstructed (rulebook: 7 together with Garlands)', 'partly'],
  ['known, rest reconstructed', 'partly'],
  ['reconstructed', 'reconstructed'],
  ['ours', 'ours'],
])('a data file says “%s”: %s', (origin, source) => {
  expect(sourceOf(origin)).toBe(source);
});

test.each(['', 'unknown', 'courses', 'guessed'])('“%s” is not an origin', (origin) => {
  expect(() => sourceOf(origin)).toThrow('unknown origin');
});

test('pieces with the same origins are grouped, and figures are counted', () => {
  const card = (id: string, strength: 'printed' | 'reconstructed'): Provenance => ({
    kind: 'card',
    id,
    fields: { name: 'ours', strength },
  });
  const provenance: readonly Provenance[] = [
    card('a', 'printed'),
    card('b', 'reconstructed'),
    { kind: 'board', id: 'map', fields: { whole: 'known' } },
    card('c', 'printed'),
  ];
  expect(provenanceGroups(provenance)).toEqual([
    {
      kind: 'card',
      size: 3,
      counts: [
        { source: 'printed', count: 2 },
        { source: 'reconstructed', count: 1 },
        { source: 'ours', count: 3 },
      ],
      alike: [
        {
          ids: ['a', 'c'],
          fields: [
            ['name', 'ours'],
            ['strength', 'printed'],
          ],
        },
        {
          ids: ['b'],
          fields: [
            ['name', 'ours'],
            ['strength', 'reconstructed'],
          ],
        },
      ],
    },
    { kind: 'board', size: 1, counts: [{ source: 'known', count: 1 }], alike: [{ ids: ['map'], fields: [['whole', 'known']] }] },
  ]);
});
