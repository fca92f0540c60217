import { type Provenance, type Source, sourceOf } from '@coven/core';
import { type CardEntry, type OccupierEntry, OUR_FILE } from './card-file.ts';
import { COLOURS, type Colour } from './names.plain.ts';

/** Those that the rulebook names; violet is ours. KW-1.3 */
const NAMED: ReadonlySet<Colour> = new Set(['white', 'red', 'green', 'blue']);

const FIELDS = { occupier: ['name', 'threshold', 'rewards'], card: ['name', 'strength', 'copies', 'effect'] } as const;

function entryProvenance(kind: keyof typeof FIELDS, { id, provenance = '' }: OccupierEntry | CardEntry): Provenance {
  const origin = (field: string) => sourceOf(typeof provenance === 'object' ? (provenance[field] ?? '') : provenance);
  return { kind, id, fields: Object.fromEntries(FIELDS[kind].map((field) => [field, named(field, origin(field))])) };
}

/** A name that was filled in is ours. */
function named(field: string, source: Source): Source {
  return field === 'name' && source === 'reconstructed' ? 'ours' : source;
}

/** Of the cards that come with the game, and of the seats' colours. */
export const provenance: readonly Provenance[] = [
  ...OUR_FILE.occupants.map((entry) => entryProvenance('occupier', entry)),
  ...OUR_FILE.cards.map((entry) => entryProvenance('card', entry)),
  ...COLOURS.map((id): Provenance => ({ kind: 'colour', id, fields: { name: NAMED.has(id) ? 'printed' : 'ours' } })),
];
