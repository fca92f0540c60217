import type { Random, Rules, Seat, Types } from '@coven/core';
import type { Line } from './brain.ts';

/** Resolves chance, then names a seat that must act, if any. */
export function awaitedIn<T extends Types>(rules: Rules<T>, world: T['state'], random: Random): Seat | undefined {
  for (;;) {
    const turn = rules.turn(world);
    if (turn.kind === 'over') return undefined;
    if (turn.kind === 'seats') return turn.seats[0]?.seat;
    rules.apply(world, 'chance', rules.draw(world, random));
  }
}

export function playLine<T extends Types>(rules: Rules<T>, world: T['state'], seat: Seat, line: Line<T>): void {
  for (const move of line) rules.apply(world, seat, move);
}
