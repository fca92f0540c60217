import type { Cell } from './cells.plain.ts';
import type { RecipeRow } from './data.ts';
import type { Fill } from './fills.ts';
import { type Counts, kindOf } from './ingredients.plain.ts';
import { ARCANA, INGREDIENTS } from './names.plain.ts';
import type { MakeMove, Move } from './notation.plain.ts';

export const POTION = ARCANA.indexOf('potion');
export const RAVEN = ARCANA.indexOf('raven');
export const GRIMOIRE = ARCANA.indexOf('grimoire');

/** `[a-z0-9-]{1,40}` */
export type RecipeId = string;

/** One frozen record per card: two recipes are the same exactly if they are identical. */
export interface Recipe {
  readonly id: RecipeId;
  /** Place in the deck's fixed order, from 0: hands are sorted by it. */
  readonly index: number;
  /** How many symbols of each arcanum, in the order of `ARCANA`. */
  readonly symbols: readonly number[];
  /** 1 … 60, each once: the lowest acts first. WW-3.5 */
  readonly initiative: number;
  readonly isReversible: boolean;
  readonly upright: Face;
  readonly turned: Face;
}

/** A recipe as it lies: one direction of a card, or of a character's own recipe. */
export interface Face {
  /** The card's id. */
  readonly id: RecipeId;
  readonly isTurned: boolean;
  /** The card; none for a character's own recipe. */
  readonly recipe: Recipe | undefined;
  readonly inputs: readonly Cell[];
  readonly outputs: readonly Cell[];
  /** Neither inputs nor outputs: there is nothing to use. */
  readonly isIdle: boolean;
  /** What the inputs may add up to: one unless a cell is mixed. */
  readonly needs: readonly Counts[];
  /** Every way to fill the inputs; undefined if there are too many to compile: then they are listed from the pieces at hand. WW-3.1 */
  readonly fills: readonly Fill[] | undefined;
  /** Those that take nothing from the supply. */
  readonly plainFills: readonly Fill[] | undefined;
  /** What the outputs may be: one unless a cell is mixed. WW-3.2 */
  readonly makes: readonly MakeMove[];
  readonly use: Move;
  /** The pick of this direction; a character's recipe is never picked. */
  readonly play: Move;
}

export function symbolsOf(row: Pick<RecipeRow, 'arcana'>): readonly number[] {
  return ARCANA.map((arcanum) => row.arcana.filter((one) => one === arcanum).length);
}

/** Everything that cells may add up to, each once, in fixed order. */
export function totalsOf(cells: readonly Cell[]): readonly Counts[] {
  let totals: Counts[] = [INGREDIENTS.map(() => 0)];
  for (const cell of cells) {
    // By the counts as digits of one number: a side has fewer than 16 cells.
    const next = new Map<number, Counts>();
    for (const total of totals) {
      for (const ingredient of cell) {
        const kind = kindOf(ingredient);
        const sum = [...total];
        sum[kind] = (sum[kind] as number) + 1;
        next.set(
          sum.reduce((key, count) => key * 16 + count, 0),
          sum,
        );
      }
    }
    totals = [...next.values()];
  }
  return totals.map((total) => Object.freeze(total));
}

/** Keeps a hand in the deck's order. */
export function insert(hand: Recipe[], recipe: Recipe): void {
  let at = hand.length;
  hand.push(recipe);
  while (at > 0) {
    const before = hand[at - 1] as Recipe;
    if (before.index < recipe.index) break;
    hand[at] = before;
    at--;
  }
  hand[at] = recipe;
}

export function remove(hand: Recipe[], recipe: Recipe): void {
  hand.splice(hand.indexOf(recipe), 1);
}
