import type { Options, Problem } from '@coven/core';

/** A table with data files, to be checked and opened on trial. */
export interface Trial {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** Complete. */
  readonly options: Options;
  /** The limits of data files hold for new tables only. */
  readonly table: 'new' | 'stored';
}

export interface NumberedTrial extends Trial {
  readonly id: number;
}

/** Why the table cannot be opened, if it cannot. */
export interface Verdict {
  readonly id: number;
  readonly problem?: Pick<Problem, 'code' | 'args'>;
}

/** CPU time that opening the rules may take, in milliseconds: the server takes as long again. */
export const MAX_OPENING = 250;
/** Time for a whole trial, in milliseconds, and memory in MiB; a process that exceeds either is ended. */
export const MAX_TRIAL = 4000;
export const MAX_MEMORY = 128;
