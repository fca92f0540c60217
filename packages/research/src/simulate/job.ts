import type { Thinking } from '@coven/bots';
import type { Options } from '@coven/core';
import type { Outcome, Tally } from './tally.ts';

/** What a worker plays. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Of the bot `trained`, where one plays. */
  readonly weights?: readonly number[] | undefined;
  /** Of a bot for a decision, in milliseconds of the processor unless there are iterations; `own`: each as its level does. */
  readonly thinking: Pick<Thinking, 'budget' | 'iterations'> | 'own';
  /**
   * `duplicate`: every deal is played once for each seat, with the bots one seat further each time; chance starts from the same numbers
   * and the bots have numbers of their own.
   */
  readonly deals: 'fresh' | 'duplicate';
  /** Whether each game's outcome is wanted, or only the sums. */
  readonly detail: 'sums' | 'each';
}

/** Games `from` up to but excluding `to`. Game i uses random stream i, whichever worker plays it. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/** What was played since the worker's last message; `played` when its block is done. */
export interface Played {
  readonly type: 'playing' | 'played';
  readonly tally: Tally;
  readonly outcomes: readonly Outcome[];
}

export type FromWorker = { readonly type: 'ready' } | Played;
