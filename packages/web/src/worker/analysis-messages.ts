import type { Analysis, AnalysisProgress } from '@coven/bots/analysis';
import type { GameRecord, Options } from '@coven/core';
import type { Bin } from './bins.ts';

/** A record that has been verified; `files`: texts of data files that it names by hash. */
export interface AnalysisAsk {
  readonly record: GameRecord;
  readonly files: readonly string[];
}

export interface AnalysedGame {
  readonly analysis: Analysis;
  /** By seat, for the bars below the graph. */
  readonly bins: readonly (readonly Bin[])[];
  readonly version: number;
  /** Complete, with the texts of files. */
  readonly options: Options;
}

export type FromAnalyst =
  | { readonly type: 'progress'; readonly progress: AnalysisProgress }
  | { readonly type: 'done'; readonly game: AnalysedGame }
  | { readonly type: 'failed' };
