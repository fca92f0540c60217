import type { Provenance } from '@coven/core';
import { cardsOf, NAMED, PRINTED, SUITS } from './cards.ts';

/** The rulebook tells all cards, but not what every colour is called. */
export const provenance: readonly Provenance[] = [
  ...cardsOf(PRINTED).map(({ id }): Provenance => ({ kind: 'card', id, fields: { face: 'printed' } })),
  ...SUITS.map((id): Provenance => ({ kind: 'suit', id, fields: { name: NAMED.has(id) ? 'printed' : 'ours' } })),
];
