import type { Hex } from '#digest';
import type { Json } from './contract.ts';
import type { Entry } from './log.ts';

/** What a table counts beside its state. */
export interface Tally {
  head: Hex;
  /** Number of entries so far, including undos, undone moves and the table's entries. */
  length: number;
  /** Draws made so far: the number of the next draw. */
  draws: number;
  /** By viewer, the spectator last: how many steps told it something. */
  readonly cursors: number[];
  /** By seat: how many entries it has made. */
  readonly decisions: number[];
}

/** Everything needed to restore a table that left memory. */
export interface Snapshot extends Readonly<Tally> {
  readonly state: Json;
  readonly base: Json;
  readonly since: readonly Entry[];
  /** By seat: how many of its entries in `since` are settled. */
  readonly settled: readonly number[];
  readonly changes: readonly number[];
}
