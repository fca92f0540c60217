import type { Options } from '@coven/core';
import type { Tally } from './tally.ts';

/** What a worker is to play. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Games `from` up to, not including, `to`. Game i is played with the random stream i, whoever plays it. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

export type FromWorker = { readonly type: 'ready' } | { readonly type: 'played'; readonly tally: Tally };
