import type { Limits } from '@coven/bots';
import type { Options } from '@coven/core';
import type { BotQuestion } from '@coven/session';

/** What a bot may know in its seat, and which rules to use. */
export interface SeatQuestion extends BotQuestion {
  /** The table's id: a thread that knows it goes on with what it thought. */
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly seats: number;
  readonly bot: string;
  /** Of the bot's level. */
  readonly limits?: Limits | undefined;
}

export interface Question extends SeatQuestion {
  readonly wants: 'move' | 'hint';
  readonly id: number;
  /** Milliseconds. */
  readonly budget: number;
  readonly seed: string;
}

/** `text`: a move, or a hint as JSON. */
export type Answer = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: string };
