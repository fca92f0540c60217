import { type CardEntry, type CardFile, type OccupantEntry, OUR_FILE } from './card-file.ts';

/** Where a field comes from: the rulebook prints it, we filled it in, or the rulebook settles only a part of it. */
export type Source = 'printed' | 'reconstructed' | 'partly';

export interface Provenance {
  readonly kind: 'occupant' | 'card';
  readonly id: string;
  readonly fields: Readonly<Partial<Record<ProvenanceField, Source>>>;
}

const FIELDS = { occupant: ['threshold', 'rewards'], card: ['strength', 'copies', 'effect'] } as const;
export type ProvenanceField = (typeof FIELDS)[keyof typeof FIELDS][number];

/** What is known of every occupant and card of a file that says where its figures come from. */
export function provenanceOf({ occupants, cards }: CardFile): readonly Provenance[] {
  return [...occupants.map((entry) => entryProvenance('occupant', entry)), ...cards.map((entry) => entryProvenance('card', entry))];
}

function entryProvenance(kind: Provenance['kind'], { id, provenance }: OccupantEntry | CardEntry): Provenance {
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
export const provenance: readonly Provenance[] = provenanceOf(OUR_FILE);
