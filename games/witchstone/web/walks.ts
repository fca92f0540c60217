import type { Move } from '../rules/index.ts';

/** A move along one of the two tracks. */
export type Walk = Extract<Move, { type: 'pentagram' | 'wand' }>;

/** The longest walk offered along a track. */
export function longestWalk(moves: readonly Move[], track: Walk['type']): Walk | undefined {
  return walksOn(moves, track).at(-1);
}

/** Where the offered walks around the pentagram end; the longest one, if the ring is walked round. */
export function walksAround(moves: readonly Move[], from: number, cells: number): ReadonlyMap<number, Walk> {
  return new Map(walksOn(moves, 'pentagram').map((walk) => [(from + walk.steps) % cells, walk]));
}

/** The offered walks along a track, the longest last. */
function walksOn(moves: readonly Move[], track: Walk['type']): readonly Walk[] {
  return moves.filter((move): move is Walk => move.type === track).toSorted((one, other) => one.steps - other.steps);
}
