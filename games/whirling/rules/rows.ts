import { type CharacterRow, PRINTED, type RecipeRow } from './data.ts';
import type { View } from './view.ts';

const RECIPES: ReadonlyMap<string, RecipeRow> = new Map(PRINTED.recipes.map((row) => [row.id, row]));
const CHARACTERS: ReadonlyMap<string, CharacterRow> = new Map(PRINTED.characters.map((row) => [row.id, row]));

/** The row of a recipe in sight: the table's own, or the printed one. */
export function recipeRow({ rows }: Pick<View, 'rows'>, id: string): RecipeRow {
  return (rows?.recipes[id] ?? RECIPES.get(id)) as RecipeRow;
}

export function characterRow({ rows }: Pick<View, 'rows'>, id: string): CharacterRow {
  return (rows?.characters[id] ?? CHARACTERS.get(id)) as CharacterRow;
}
