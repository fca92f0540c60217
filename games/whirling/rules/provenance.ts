import { type Provenance, sourceOf } from '@coven/core';
import { type Data, type Origins, PRINTED } from './data.ts';
import { INGREDIENTS } from './names.plain.ts';

function fieldsOf(origins: Origins): Provenance['fields'] {
  return Object.fromEntries(Object.entries(origins).map(([field, origin]) => [field, sourceOf(origin)]));
}

/** As the data says it, and nothing beyond. */
function provenanceOf({ provenance: { capacity, recipes: common } = {}, recipes, characters }: Data): readonly Provenance[] {
  return [
    ...INGREDIENTS.map((id): Provenance => ({ kind: 'ingredient', id, fields: fieldsOf(capacity === undefined ? {} : { capacity }) })),
    ...recipes.map(({ id, provenance }): Provenance => ({ kind: 'recipe', id, fields: fieldsOf({ ...common, ...provenance }) })),
    ...characters.map(({ id, provenance = {} }): Provenance => ({ kind: 'character', id, fields: fieldsOf(provenance) })),
  ];
}

/** Of the cards that come with the game. */
export const provenance: readonly Provenance[] = provenanceOf(PRINTED);
