import type { Seat } from '@coven/core';
import { type Counts, kindOf } from './ingredients.plain.ts';
import type { Ingredient } from './names.plain.ts';
import type { Tell } from './setup.ts';
import { can, leftOf, type Player, playerAt, type State } from './state.ts';

/** How many pieces the Untamed takes. WW-7.8 */
export const GROWTH = 3;

/** How many of the pieces would not fit, for each ingredient. */
export function growthOver(capacity: Counts, { bench }: Player): Counts {
  return capacity.map((places, kind) => Math.max(0, (bench[kind] as number) + GROWTH - places));
}

/** WW-6.2: a round that begins without any card is the last. */
export function beginRound(state: State, tell: Tell | undefined): void {
  state.round++;
  state.isLast = state.players.every(({ hand }) => hand.length === 0);
  for (const player of state.players) {
    player.uses = [];
    player.hasBought = false;
    player.isDone = !can(player, 'forced-growth');
  }
  state.phase = 'grow';
  tell?.({ type: 'round-began', round: state.round, isLast: state.isLast });
}

/** WW-7.8: what does not fit goes into the circle of the left neighbour. */
export function grow(capacity: Counts, state: State, seat: Seat, ingredient: Ingredient, tell: Tell | undefined): void {
  const kind = kindOf(ingredient);
  const player = playerAt(state, seat);
  const to = leftOf(state.players.length, seat);
  const { circle } = playerAt(state, to);
  const overflow = growthOver(capacity, player)[kind] as number;
  player.bench[kind] = (player.bench[kind] as number) + GROWTH - overflow;
  circle[kind] = (circle[kind] as number) + overflow;
  player.isDone = true;
  tell?.({ type: 'grew', seat, ingredient, overflow, to });
}
