import type { CellRow, Sides } from './cells.plain.ts';
import type { Ability } from './characters.ts';
import type { Arcanum, Ingredient } from './names.plain.ts';
import printed from './whirling.json' with { type: 'json' };

/** What a data file says of the origin of figures, by field; in free words, see `sourceOf`. */
export type Origins = Readonly<Record<string, string>>;

export interface RecipeRow {
  readonly id: string;
  /** Our own words, in English; the catalogues have the other languages. */
  readonly name?: string;
  readonly arcana: readonly Arcanum[];
  readonly inputs: readonly CellRow[];
  readonly outputs: readonly CellRow[];
  /** Bears the `?` mark. WW-2.2 */
  readonly reversible: boolean;
  readonly initiative: number;
  /** Where it differs from that of the other recipes. */
  readonly provenance?: Origins;
}

export interface CharacterRow {
  readonly id: string;
  /** By language, as the editions have it. */
  readonly name?: Readonly<Partial<Record<string, string>>>;
  /** How many of these cards there are; 1 if not said. */
  readonly copies?: number;
  readonly start: Readonly<Record<Ingredient, number>>;
  readonly ability?: Ability;
  readonly recipe?: Sides;
  readonly arcana: readonly Arcanum[];
  /** `ability` is the whole side with ability or recipe. */
  readonly provenance?: Origins;
}

/** What lies in the box: the same rows feed rules, pictures and help. */
export interface Data {
  readonly provenance?: { readonly capacity?: string; readonly recipes?: Origins };
  readonly capacity: Readonly<Record<Ingredient, number>>;
  readonly recipes: readonly RecipeRow[];
  readonly characters: readonly CharacterRow[];
}

export const PRINTED: Data = printed as Data;
