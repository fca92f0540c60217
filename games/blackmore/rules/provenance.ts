import type { Provenance } from '@coven/core';
import { cardsOf, PRINTED } from './cards.ts';
import { SUITS, type Suit } from './names.plain.ts';

/** The colours that the rulebook names; orange and violet are our names. */
const NAMED: ReadonlySet<Suit> = new Set(['red', 'yellow', 'green', 'blue']);

/** The rulebook tells all cards, but not what every colour is called. */
export const provenance: readonly Provenance[] = [
  ...cardsOf(PRINTED).map(({ id }): Provenance => ({ kind: 'card', id, fields: { face: 'printed' } })),
  ...SUITS.map((id): Provenance => ({ kind: 'suit', id, fields: { name: NAMED.has(id) ? 'printed' : 'ours' } })),
];
