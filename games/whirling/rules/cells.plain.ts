import { INGREDIENTS, type Ingredient } from './names.plain.ts';

/** An ingredient, several of which one is chosen at each use, or `any` of the five. WW-3.2, WW-7.4 */
export type CellRow = Ingredient | 'any' | readonly Ingredient[];

/** The ingredients a cell may be. */
export type Cell = readonly Ingredient[];

export function cellOf(row: CellRow): Cell {
  if (row === 'any') return INGREDIENTS;
  return typeof row === 'string' ? [row] : row;
}

/** A recipe as it lies: inputs left, outputs right. */
export interface Sides {
  readonly inputs: readonly CellRow[];
  readonly outputs: readonly CellRow[];
}

export type Side = 'upright' | 'turned';

/** WW-2.2: turned, a recipe makes its inputs of its outputs. */
export function sidesOf({ inputs, outputs }: Sides, side: Side): Sides {
  return side === 'turned' ? { inputs: outputs, outputs: inputs } : { inputs, outputs };
}
