import type { OriginCatalogue } from '@coven/words';

/** Where the data of Whirling Witchcraft comes from. Kinds, parts and fields are those of its provenance. */
export const messages = {
  about: 'The rules page says for every card and field: printed, known from the box as others published it, or reconstructed.',
  note: 'The rulebooks show the workbench and explain most characters, but list no cards. What the cards show comes from two published lists made by others; they agree on 55 of the 60 recipes, and for the other five the symmetry of the deck decides. If you own the box, you can load the printed cards as a file.',
  'kind.ingredient': 'Workbench',
  'kind.recipe': 'Recipes',
  'kind.character': 'Characters',
  'field.capacity': 'places',
  'field.name': 'name',
  'field.arcana': 'arcana symbols',
  'field.inputs': 'inputs',
  'field.outputs': 'outputs',
  'field.reversible': '“?” mark',
  'field.initiative': 'initiative',
  'field.copies': 'copies',
  'field.start': 'starting ingredients',
  'field.ability': 'ability or own recipe',
} satisfies OriginCatalogue;
