import type { Seat } from '@coven/core';
import { botAt, type Change, type Creation } from '@coven/room';
import { inSlices } from '../rooms/slices.ts';

/** Entries that a seat made, and how many of them a bot made. */
export interface MoveCount {
  readonly moves: number;
  readonly botMoves: number;
}

/** By seat, from all lines of a table's log. */
export async function moveCountsIn(lines: readonly string[]): Promise<ReadonlyMap<Seat, MoveCount>> {
  const [first = '', ...rest] = lines;
  let { seating } = JSON.parse(first) as Creation;
  const counts = new Map<Seat, MoveCount>();
  for await (const line of inSlices(rest)) {
    const change = JSON.parse(line) as Change;
    for (const [by] of change.entries ?? []) {
      if (typeof by !== 'number') continue;
      const { moves, botMoves } = counts.get(by) ?? { moves: 0, botMoves: 0 };
      counts.set(by, { moves: moves + 1, botMoves: botMoves + (botAt(seating, by) === undefined ? 0 : 1) });
    }
    seating = change.seating ?? seating;
  }
  return counts;
}
