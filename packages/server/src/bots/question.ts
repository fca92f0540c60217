import type { Limits } from '@coven/bots';
import type { SeatQuestion as AnySeatQuestion } from '@coven/session';

/** What a bot may know in its seat, and which rules to use. */
export interface SeatQuestion extends AnySeatQuestion {
  /** Of the bot's level. */
  readonly limits?: Pick<Limits, 'milliseconds'> | undefined;
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
