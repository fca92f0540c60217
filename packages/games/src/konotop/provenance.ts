import type { Provenance, Source } from '@coven/core';
import { type CardEntry, type CardFile, type OccupantEntry, OUR_FILE } from './card-file.ts';

const FIELDS = { occupant: ['threshold', 'rewards'], card: ['strength', 'copies', 'effect'] } as const;
export type ProvenanceField = (typeof FIELDS)[keyof typeof FIELDS][number];
type CardProvenance = Provenance<keyof typeof FIELDS, ProvenanceField>;

/** What is known of every occupant and card of a file that says where its figures come from. */
export function provenanceOf({ occupants, cards }: CardFile): readonly CardProvenance[] {
  return [...occupants.map((entry) => entryProvenance('occupant', entry)), ...cards.map((entry) => entryProvenance('card', entry))];
}

function entryProvenance(kind: CardProvenance['kind'], { id, provenance }: OccupantEntry | CardEntry): CardProvenance {
  const fields: Partial<Record<ProvenanceField, Source>> = {};
  for (const field of FIELDS[kind]) {
    const text = typeof provenance === 'object' ? provenance[field] : provenance;
    if (text !== undefined) fields[field] = sourceOf(text);
  }
  return { kind, id, fields };
}

function sourceOf(text: string): Source {
  if (!text.includes('rulebook')) return 'reconstructed';
  return text.includes('reconstructed') ? 'partly' : 'printed';
}

/** Of the cards that come with the game. */
export const provenance: readonly CardProvenance[] = provenanceOf(OUR_FILE);
