import type { Hex } from '#digest';
import type { Json } from './contract.ts';
import type { Entry } from './log.ts';

/** Everything a table needs to go on after it left memory. */
export interface Snapshot {
  readonly state: Json;
  readonly head: Hex;
  readonly length: number;
  readonly draws: number;
  readonly cursors: readonly number[];
  readonly decisions: readonly number[];
  readonly base: Json;
  readonly since: readonly Entry[];
  /** How many of each seat's entries in `since` are settled. */
  readonly settled: readonly number[];
  readonly changes: readonly number[];
}
