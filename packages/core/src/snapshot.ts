import type { Hex } from '#digest';
import type { Json } from './contract.ts';
import type { Entry } from './log.ts';

/** Everything needed to restore a table that left memory. */
export interface Snapshot {
  readonly state: Json;
  readonly head: Hex;
  readonly length: number;
  readonly draws: number;
  readonly cursors: readonly number[];
  readonly decisions: readonly number[];
  readonly base: Json;
  readonly since: readonly Entry[];
  /** By seat: how many of its entries in `since` are settled. */
  readonly settled: readonly number[];
  readonly changes: readonly number[];
}
