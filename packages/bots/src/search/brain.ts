import type { Random, Seat, Types } from '@coven/core';

/** Moves that one seat makes one after another; never empty. */
export type Line<T extends Types> = readonly T['move'][];

/** What a search knows of a game beyond its rules. It gets whole states, but only such as were sampled from what a seat knows. */
export interface Brain<T extends Types> {
  /** By seat: the points scored so far. Cheap. */
  scores(state: T['state']): readonly number[];
  /** By seat: what a position promises, in points. */
  evaluate(state: T['state']): readonly number[];
  /** By how many points of `evaluate` a seat must lead to be ahead clearly: the fewer, the nearer the end. */
  spread(state: T['state']): number;
  /** What a seat that is awaited may do until chance or somebody else comes in between: what `policy` would do first, at most `max`. */
  lines(state: T['state'], seat: Seat, max: number): readonly Line<T>[];
  /** What a seat that is awaited does in a playout. Fast. */
  policy(state: T['state'], seat: Seat, random: Random): Line<T>;
  /** Takes back what the others have chosen in a sampled world and nobody was shown: they then choose by policy, not as the sample has it. */
  reopen?(state: T['state'], seat: Seat): void;
  /** After how many lines, of all seats together, a playout is cut off and evaluated. */
  readonly horizon: number;
  /** Maximum lines looked at in one decision. */
  readonly width: number;
}
