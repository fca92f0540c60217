import { type Provenance, type Source, sourceOf } from '@coven/core';
import { type CardEntry, type OccupantEntry, OUR_FILE } from './card-file.ts';
import { COLOURS, NAMED } from './view.ts';

const FIELDS = { occupant: ['name', 'threshold', 'rewards'], card: ['name', 'strength', 'copies', 'effect'] } as const;

function entryProvenance(kind: keyof typeof FIELDS, { id, provenance = '' }: OccupantEntry | CardEntry): Provenance {
  const origin = (field: string) => sourceOf(typeof provenance === 'object' ? (provenance[field] ?? '') : provenance);
  return { kind, id, fields: Object.fromEntries(FIELDS[kind].map((field) => [field, named(field, origin(field))])) };
}

/** A name that was filled in is ours. */
function named(field: string, source: Source): Source {
  return field === 'name' && source === 'reconstructed' ? 'ours' : source;
}

/** Of the cards that come with the game, and of the seats' colours. */
export const provenance: readonly Provenance[] = [
  ...OUR_FILE.occupants.map((entry) => entryProvenance('occupant', entry)),
  ...OUR_FILE.cards.map((entry) => entryProvenance('card', entry)),
  ...COLOURS.map((id): Provenance => ({ kind: 'colour', id, fields: { name: NAMED.has(id) ? 'printed' : 'ours' } })),
];
