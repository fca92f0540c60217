import { INGREDIENTS, type Ingredient } from './names.plain.ts';

/** A place in `INGREDIENTS`, 0 … 4. */
export type Kind = number;
export const KINDS: readonly Kind[] = INGREDIENTS.map((_, kind) => kind);
export const MANDRAKE: Kind = INGREDIENTS.indexOf('mandrake');

/** How many of each ingredient, in the order of `INGREDIENTS`. */
export type Counts = readonly number[];
export const NONE: Counts = Object.freeze(INGREDIENTS.map(() => 0));

export function kindOf(ingredient: Ingredient): Kind {
  return INGREDIENTS.indexOf(ingredient);
}

export function noPieces(): number[] {
  return [0, 0, 0, 0, 0];
}

export function sum(counts: Counts): number {
  let total = 0;
  for (let kind = 0; kind < counts.length; kind++) total += counts[kind] as number;
  return total;
}

export function add(to: number[], counts: Counts): void {
  for (let kind = 0; kind < counts.length; kind++) to[kind] = (to[kind] as number) + (counts[kind] as number);
}

export function subtract(from: number[], counts: Counts): void {
  for (let kind = 0; kind < counts.length; kind++) from[kind] = (from[kind] as number) - (counts[kind] as number);
}

export function difference(left: Counts, right: Counts): number[] {
  return left.map((count, kind) => count - (right[kind] as number));
}

/** Adds `by` for each of the pieces: 1 lays them down, -1 takes them away. */
export function change(counts: number[], pieces: readonly Ingredient[], by: 1 | -1): void {
  for (let at = 0; at < pieces.length; at++) {
    const kind = kindOf(pieces[at] as Ingredient);
    counts[kind] = (counts[kind] as number) + by;
  }
}

/** The pieces one by one, as ids in fixed order. */
export function named(counts: Counts): Ingredient[] {
  const pieces: Ingredient[] = [];
  for (let kind = 0; kind < INGREDIENTS.length; kind++) {
    const count = counts[kind] ?? 0;
    for (let piece = 0; piece < count; piece++) pieces.push(INGREDIENTS[kind] as Ingredient);
  }
  return pieces;
}

/** How many of each there are among the pieces. */
export function counted(pieces: readonly Ingredient[]): number[] {
  const counts = noPieces();
  change(counts, pieces, 1);
  return counts;
}

/** One bit for each of the ingredients. */
export function maskOf(ingredients: readonly Ingredient[]): number {
  return ingredients.reduce((mask, ingredient) => mask | (1 << kindOf(ingredient)), 0);
}

/** Every way to take exactly `count` pieces, in fixed order. */
export function bundles(count: number): readonly Counts[] {
  const found: Counts[] = [];
  const choose = (kind: Kind, left: number, so: Counts): void => {
    if (kind === INGREDIENTS.length) {
      if (left === 0) found.push(Object.freeze([...so]));
      return;
    }
    for (let taken = left; taken >= 0; taken--) choose(kind + 1, left - taken, [...so, taken]);
  };
  choose(0, count, []);
  return found;
}
