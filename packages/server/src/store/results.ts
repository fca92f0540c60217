import type { Ending, Options, Seat } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import type { GuestId } from './people.ts';

/** What became of one seat. */
export interface FinishedSeat {
  readonly seat: Seat;
  /** Who sat there in the end; `null` for a bot's seat, and for somebody who was forgotten. */
  readonly guest: GuestId | null;
  /** The bot whose seat it was. */
  readonly bot: string | null;
  /** `null` where the game was not played to its end. */
  readonly place: number | null;
  readonly score: number | null;
  readonly parts: Readonly<Record<string, number>> | null;
  /** Entries that the seat made, and how many of them a bot made; `null` if nobody counted. */
  readonly moves: number | null;
  readonly botMoves: number | null;
  /** Whether its player has not seen the end yet. */
  readonly isNews: boolean;
}

/** A finished game: all that lists, statistics and ratings need, so that they never load a table. */
export interface Finished {
  readonly table: RoomId;
  readonly game: string;
  readonly version: number;
  /** With the hashes of data files instead of their texts. */
  readonly options: Options;
  /** How fast it was played; `null` if that is not known. */
  readonly pace: string | null;
  readonly isPublic: boolean;
  /** Milliseconds since 1970; `null` if that is not known. */
  readonly begun: number | null;
  readonly ended: number;
  /** `null` at tables that ended before this was stored. */
  readonly ending: Ending | null;
  /** None if the table could not be read; then `problem` says why. */
  readonly seats: readonly FinishedSeat[];
  readonly problem: string | null;
}

/** A finished game as one of its players sees it in a list. */
export interface PlayedGame {
  readonly table: RoomId;
  readonly game: string;
  readonly ended: number;
  readonly ending: Ending | null;
  readonly seats: number;
  readonly seat: Seat;
  readonly place: number | null;
  readonly score: number | null;
  readonly isNews: boolean;
}

/** A finished table that has no result yet. */
export interface UnfilledTable {
  readonly number: number;
  readonly table: RoomId;
  /** When its listing last changed. */
  readonly ended: number;
}

/**
 * Results of finished games. They are written with the line that ends a game, and stay when its table is removed. A guest without a
 * name was forgotten, and is not written into any result.
 */
export interface ResultStore {
  /** Adds the result of a table that has none; else does nothing. */
  add(finished: Finished): Promise<void>;
  of(table: RoomId): Promise<Finished | undefined>;
  /** The games of these guests, who are one person; the latest first. */
  playedBy(guests: readonly GuestId[], max: number): Promise<readonly PlayedGame[]>;
  /** Those among them that ended after `since` and whose end the person has not seen; the latest first. */
  newsFor(guests: readonly GuestId[], since: number, max: number): Promise<readonly PlayedGame[]>;
  /** Notes that a guest has seen the end of a game. */
  open(table: RoomId, guest: GuestId): Promise<void>;

  /**
   * Some of the tables that ended before there were results, for one process at a time: until the given time nobody else gets any.
   * `done`: there are none any more. `later`: another process is at it.
   */
  takeUnfilled(max: number, now: number, until: number): Promise<readonly UnfilledTable[] | 'done' | 'later'>;
  /** All tables with numbers up to this one have their results. */
  filledUpTo(number: number): Promise<void>;
}
