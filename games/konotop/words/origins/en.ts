import type { OriginCatalogue } from '@coven/words';

/** Where the data of Konotop Witch comes from. Kinds, parts and fields are those of its provenance. */
export const messages = {
  about:
    'Printed: what the rulebook and its examples say. The rest is reconstructed to match the component counts; the rules page shows which is which.',
  note: 'The rulebook prints no list of its cards. What its pages and examples show is marked as printed; the rest is filled in to match the component counts. If you own the box, you can type in the printed cards and play with them.',
  'kind.occupier': 'Occupiers',
  'kind.card': 'Cards',
  'kind.colour': 'Colours of the players',
  'field.name': 'name',
  'field.threshold': 'strength to destroy it',
  'field.rewards': 'rewards',
  'field.strength': 'strength',
  'field.copies': 'copies',
  'field.effect': 'effect',
} satisfies OriginCatalogue;
