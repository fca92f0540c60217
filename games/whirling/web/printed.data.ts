import { PRINTED as ALL, type CharacterRow, type RecipeRow } from '../rules/index.ts';

/** The printed cards: pictures need these fields of the rows, not the rules. */
export const PRINTED: { readonly recipes: readonly RecipeRow[]; readonly characters: readonly CharacterRow[] } = {
  recipes: ALL.recipes.map((row) => pick(row, ['id', 'arcana', 'inputs', 'outputs', 'reversible', 'initiative'])),
  characters: ALL.characters.map((row) => pick(row, ['id', 'start', 'ability', 'recipe', 'arcana'])),
};

function pick<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> {
  return Object.fromEntries(keys.flatMap((key) => (key in row ? [[key, row[key]]] : []))) as Pick<Row, Key>;
}
