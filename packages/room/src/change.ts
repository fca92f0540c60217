import type { Hex, LogEntry, Options, Seat } from '@coven/core';
import type { Notice, PersonId, TableSettings } from '@coven/protocol';
import type { PartPieces } from './parts/index.ts';
import type { Seating } from './parts/seating.ts';
import type { GuestId } from './people/guest.ts';

/** The first line of a table's log: everything that never changes. */
export interface Creation extends TableSettings {
  readonly game: string;
  readonly version: number;
  /** Complete, with the texts of files. */
  readonly options: Options;
  readonly isPublic: boolean;
  /** Of the first attempt to deal. */
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
  /** Who wrote it; lines from before there were persons have none. */
  readonly person?: PersonId;
  /** What the table owner did; nobody wrote this line. */
  readonly notice?: Notice;
}

/** Any later line of the log: everything in it happened together. What it says of a durable part stands under the part's name. */
export interface Change extends PartPieces {
  /** The request that caused it, so that a repeated request is recognized. */
  readonly request?: readonly [guest: GuestId, id: string];
  /** One step of the game: a seat's entry or the opening deal, with the chance entries that followed; then entries of the table. */
  readonly entries?: readonly LogEntry[];
  /** The seat that went to another guest, who from now on sees what its player sees. */
  readonly seatMoved?: Seat;
}
