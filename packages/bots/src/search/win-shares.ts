import type { Rules, Types } from '@coven/core';
import type { Brain } from './brain.ts';

/** How much of a finished game's value is who won; the rest is by how much, which tells of close games what a bare win does not. */
export const WIN = 0.5;

/** By seat: the chance to win, as far as a state tells; they add up to 1. */
export function winShares<T extends Types>(rules: Rules<T>, brain: Brain<T>, state: T['state']): readonly number[] {
  const isOver = rules.turn(state).kind === 'over';
  const shares = softened(isOver ? brain.scores(state) : brain.evaluate(state), brain.spread(state));
  if (!isOver) return shares;
  const standings = rules.standings(state);
  const winners = standings.filter(({ place }) => place === 1).length;
  for (const { seat, place } of standings) {
    shares[seat] = (1 - WIN) * (shares[seat] as number) + (place === 1 ? WIN / winners : 0);
  }
  return shares;
}

/** More for those who lead, by how much they lead. */
export function softened(worths: readonly number[], spread: number): number[] {
  const most = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - most) / spread));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
