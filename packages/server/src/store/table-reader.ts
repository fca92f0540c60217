import type { RoomId } from '@coven/protocol';
import type { Listing } from './store.ts';

/** A table whose game is over. */
export interface FinishedTable {
  readonly id: RoomId;
  /** The text of its record, if anybody asked for it before. */
  readonly record: string | undefined;
  /** All lines of its log; none if there is a record. */
  readonly lines: readonly string[];
}

/** Reads the tables of a server's database one after another, whether the server runs or not. Changes nothing. */
export interface TableReader {
  /** The latest first. */
  listings(): AsyncIterable<Listing>;
  listing(id: RoomId): Promise<Listing | undefined>;
  finished(): AsyncIterable<FinishedTable>;
  secret(name: string): Promise<string | undefined>;
  /** Notices to people that were given up lately; none in a database from before there were any. */
  givenUpNotices(): Promise<number>;
  close(): Promise<void>;
}
