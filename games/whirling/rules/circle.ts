import type { Standing } from '@coven/core';
import { sum } from './ingredients.plain.ts';
import { CIRCLE_GOAL, INGREDIENTS } from './names.plain.ts';
import type { Player, State } from './state.ts';

/** WW-5.1 */
export function hasFullCircle(state: State): boolean {
  return state.players.some(({ circle }) => sum(circle) >= CIRCLE_GOAL);
}

/** WW-5.1: the most in the circle, then the most kinds there, then the fewest on the workbench; then the place is shared. */
export function standings(state: State): readonly Standing[] {
  const ranks = state.players.map(rankOf);
  return state.players.map(({ circle }, seat) => ({
    seat,
    place: 1 + ranks.filter((other) => isBetter(other, ranks[seat] as Rank)).length,
    score: sum(circle),
    parts: Object.fromEntries(INGREDIENTS.map((ingredient, kind) => [ingredient, circle[kind] as number])),
  }));
}

type Rank = readonly [pieces: number, kinds: number, spareBench: number];

function rankOf({ circle, bench }: Player): Rank {
  return [sum(circle), circle.filter((count) => count > 0).length, -sum(bench)];
}

function isBetter(one: Rank, other: Rank): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] as number) > (other[at] as number);
}
