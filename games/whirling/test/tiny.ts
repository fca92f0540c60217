import { type CompiledData, compile } from '../rules/compiled-data.ts';
import type { CharacterRow, RecipeRow } from '../rules/data.ts';
import type { Ingredient } from '../rules/names.plain.ts';

const NOTHING: Readonly<Record<Ingredient, number>> = { heart: 0, mandrake: 0, mushroom: 0, spider: 0, toad: 0 };

/** A number of recipes that nobody can use, and characters that can do nothing but what is named. */
export function compiledTiny(recipes: number, characters: readonly Partial<CharacterRow>[]): CompiledData {
  return compile({
    capacity: { heart: 3, mandrake: 4, mushroom: 9, spider: 9, toad: 9 },
    recipes: Array.from({ length: recipes }, (_, index): RecipeRow => {
      const initiative = index + 1;
      return { id: `r${initiative}`, arcana: [], inputs: ['heart'], outputs: ['toad'], reversible: false, initiative };
    }),
    characters: characters.map((row, index) => ({ id: `c${index}`, start: NOTHING, arcana: [], ...row })),
  });
}
