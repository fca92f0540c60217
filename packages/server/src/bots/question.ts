import type { Options, Seat } from '@coven/core';

/** What a bot may know: its seat's view, what it was shown, and its moves as text. */
export interface Sighting {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly bot: string;
  readonly seat: Seat;
  /** Never empty. */
  readonly moves: readonly string[];
  readonly view: object;
  readonly memory: object | null;
}

export interface Question extends Sighting {
  readonly id: number;
  readonly budget: number;
  readonly seed: string;
}

export type Answer = { readonly id: number; readonly text: string } | { readonly id: number; readonly error: string };
