import type { Entry, Hex, Options } from '@coven/core';
import type { GuestId } from '../store/store.ts';
import type { Seating } from './seating.ts';

/** The first line of a table's log: what never changes. */
export interface Made {
  readonly game: string;
  readonly version: number;
  /** Complete, with the texts of files. */
  readonly options: Options;
  readonly isPublic: boolean;
  readonly secret: Hex;
  readonly maker: GuestId;
  readonly at: number;
  readonly seating: Seating;
}

export interface ChatLine {
  readonly from: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Any later line: everything in it happened at once. */
export interface Change {
  /** Whose request this was, so that it is known when it comes again. */
  readonly request?: readonly [guest: GuestId, id: string];
  /** The seating from now on, if it changed. */
  readonly seating?: Seating;
  /** One step of the game: a seat's entry, or the opening, with the chance that followed. */
  readonly entries?: readonly Entry[];
  readonly chat?: ChatLine;
}
