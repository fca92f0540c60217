import type { OriginCatalogue } from '@coven/words';

/** Where the data of Witches of Blackmore comes from. Kinds, parts and fields are those of its provenance. */
export const messages = {
  about: 'Printed: all 54 cards. The rulebook names four of the six colours; orange and violet are ours.',
  note: 'The rulebook describes the whole deck: six colours, each numbered 1 to 9. It names four of the colours.',
  'kind.card': 'Cards',
  'kind.suit': 'Colours',
  'field.face': 'colour and number',
  'field.name': 'name',
} satisfies OriginCatalogue;
