import type { Seat } from '@coven/core';
import type { Counts } from './ingredients.plain.ts';
import type { Tell } from './setup.ts';
import { type Player, playerAt, rightOf, type State } from './state.ts';

/** What of a cauldron does not fit on a workbench, counted for each ingredient alone. WW-4.2 */
export function overflowOf(capacity: Counts, bench: Counts, cauldron: Counts): number[] {
  return cauldron.map((count, kind) => Math.max(0, (bench[kind] as number) + count - (capacity[kind] as number)));
}

/** WW-4.1: all cauldrons go to the right neighbour at once; overflow goes into the giver's circle. */
export function passCauldrons(capacity: Counts, state: State, tell: Tell | undefined): void {
  state.players.forEach((giver, seat) => {
    const to: Seat = rightOf(state.players.length, seat);
    const overflow = pour(capacity, giver, playerAt(state, to));
    tell?.({ type: 'passed', seat, to, pieces: [...giver.cauldron], overflow });
    giver.cauldron.fill(0);
    giver.supply = 0;
  });
}

function pour(capacity: Counts, { cauldron, circle }: Player, { bench }: Player): number[] {
  const overflow = overflowOf(capacity, bench, cauldron);
  for (let kind = 0; kind < overflow.length; kind++) {
    const spilt = overflow[kind] as number;
    bench[kind] = (bench[kind] as number) + (cauldron[kind] as number) - spilt;
    circle[kind] = (circle[kind] as number) + spilt;
  }
  return overflow;
}
