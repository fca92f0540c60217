import type { Options } from '@coven/core';
import type { Tally } from './tally.ts';

/** What a worker plays. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
}

/** Games `from` up to but excluding `to`. Game i uses random stream i, whichever worker plays it. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

export type FromWorker = { readonly type: 'ready' } | { readonly type: 'played'; readonly tally: Tally };
