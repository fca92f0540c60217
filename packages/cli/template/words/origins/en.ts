import type { OriginCatalogue } from '@coven/words';

/** Where the data comes from. Kinds and fields are those of the provenance. */
export const messages = {
  about: 'The numbers 1 to 40 are ours: this is a game to start from.',
  note: 'All numbers are made up for this game.',
  'kind.number': 'Numbers',
  'field.face': 'number',
} satisfies OriginCatalogue;
