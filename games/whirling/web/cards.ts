import type { CharacterId, CharacterRow, RecipeId, RecipeRow, View } from '../rules/index.ts';
import { PRINTED } from './printed.data.ts';

const RECIPES: ReadonlyMap<RecipeId, RecipeRow> = new Map(PRINTED.recipes.map((row) => [row.id, row]));
const CHARACTERS: ReadonlyMap<CharacterId, CharacterRow> = new Map(PRINTED.characters.map((row) => [row.id, row]));

/** A card's row: the table's own if it plays with its own cards, else the printed one. */
export function recipeRow({ rows }: View, id: RecipeId): RecipeRow | undefined {
  return rows?.recipes[id] ?? RECIPES.get(id);
}

export function characterRow({ rows }: View, id: CharacterId): CharacterRow | undefined {
  return rows?.characters[id] ?? CHARACTERS.get(id);
}
