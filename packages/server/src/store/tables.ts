import type { RoomId } from '@coven/protocol';
import type { Due, GuestId, Listing, Stored } from '@coven/room';
import type { OutboxNotice } from './outbox.ts';
import type { Finished } from './results.ts';

export type { Due, Listing, Stored };

/** Who made a table: counted until it is removed, whoever sits there. */
export interface Made {
  readonly maker: GuestId;
  /** A keyed hash of the maker's address. */
  readonly address: string;
  /** Bytes of the files in its options. */
  readonly bytes: number;
}

/** What a guest or an address has made. */
export interface MadeTables {
  /** Tables whose game is not over. */
  readonly unfinished: number;
  /** Bytes of files in all their stored tables. */
  readonly bytes: number;
}

/** The record of a finished game as text. */
export interface StoredRecord {
  /** Identifies the text. */
  readonly tag: string;
  readonly game: string;
  readonly body: string;
}

/** Tables that may be removed when they are old; `empty`: waiting, without a player. */
export type Removable = 'empty' | Listing['phase'];

/** What stays of the lines of a finished game when its talk is removed: as many lines as before. */
export type Archived = (lines: readonly string[]) => Promise<readonly string[]>;

/** A new line of a table's log, with what changes together with it. */
export interface Append {
  readonly table: RoomId;
  /** Lines are numbered from 0 without gaps; a second line with the same number is not stored. */
  readonly seq: number;
  readonly line: string;
  /** The table after this line; it replaces earlier snapshots. */
  readonly snapshot?: string | undefined;
  readonly listing?: Listing | undefined;
  /** With a table's first listing. */
  readonly made?: Made | undefined;
  /** When the table wants to be asked again; `null`: no more. Without it that stays as it was. */
  readonly due?: Due | null | undefined;
  readonly outbox?: readonly OutboxNotice[] | undefined;
  /** With the line that ends the game. */
  readonly finished?: Finished | undefined;
}

export interface DueTable extends Due {
  readonly table: RoomId;
  /** The number of the line with which this was stored, or at which the table was asked last. */
  readonly seq: number;
}

/** `taken`: another writer has already stored a line with this number. Nothing was stored; read the new lines and decide again. */
export type Appended = 'stored' | 'taken';

/**
 * Durable storage for tables. A write that resolves is on disk; of a write that rejects, only the store itself knows.
 * Tables are append-only logs with their own line numbers, so any database with unique keys can store them.
 */
export interface TableStore {
  /** A table begins with its line 0. */
  append(append: Append): Promise<Appended>;
  /** Stores a snapshot of the table after line `seq`, without a new line; ignored if a later one exists. */
  saveSnapshot(table: RoomId, seq: number, body: string): Promise<void>;
  /** Stores whose turn it is in the listing of a table, unless the table has a line after `seq`. */
  saveTurn(table: RoomId, seq: number, listing: Listing): Promise<void>;
  load(table: RoomId): Promise<Stored | undefined>;
  /** All lines from the first. */
  lines(table: RoomId): Promise<readonly string[]>;
  /** The lines with numbers above `seq`. */
  linesAfter(table: RoomId, seq: number): Promise<readonly string[]>;
  /** The number of each table's last line; a table that does not exist has none. */
  heads(tables: readonly RoomId[]): Promise<ReadonlyMap<RoomId, number>>;

  /** A fair choice of public tables: those waiting for players, then those playing; the latest first, but only a few of each maker. */
  lobby(max: number): Promise<readonly Listing[]>;
  /** Unfinished tables that a guest plays at or created, the latest first. */
  tablesOf(guest: GuestId, max: number): Promise<readonly Listing[]>;
  /** Finished games of a guest. */
  finishedOf(guest: GuestId): Promise<readonly RoomId[]>;
  /** The number of stored tables; archived ones do not count. */
  count(): Promise<number>;
  /** Bytes of files in all stored tables but the archived ones. */
  fileBytes(): Promise<number>;
  madeBy(maker: GuestId): Promise<MadeTables>;
  madeFrom(address: string): Promise<MadeTables>;
  /** Removes the tables that have not changed since `before`, except those in use; returns how many. No write waits for more than a few of them. */
  removeOld(kind: Removable, before: number, inUse?: (table: RoomId) => boolean): Promise<number>;
  /** Removes the oldest empty tables, of one maker if given, except those in use; returns how many. */
  removeEmpty(max: number, maker: GuestId | undefined, inUse?: (table: RoomId) => boolean): Promise<number>;

  /** Packs the logs of finished games that have not changed since `before`; they read as before. Returns how many. */
  packOld(before: number): Promise<number>;
  /**
   * Archives finished games that have not changed since `before`, except those in use: of their lines stays what `archived` says, nobody
   * knows any more who made them, and they count for no limit. One that changes later is archived again. Returns how many.
   */
  archiveOld(before: number, archived: Archived, inUse?: (table: RoomId) => boolean): Promise<number>;
  /** Removes these tables, whoever uses them; returns how many there were. */
  removeTables(tables: readonly RoomId[]): Promise<number>;
  /** Whether another process may have written since the last call. */
  hasChangedOutside(): boolean;

  record(table: RoomId): Promise<StoredRecord | undefined>;
  /** The tag of a stored record, without reading the record. */
  recordTag(table: RoomId): Promise<string | undefined>;
  saveRecord(table: RoomId, record: StoredRecord): Promise<void>;
  /** Lets the record be made again, because somebody in it was forgotten. */
  removeRecord(table: RoomId): Promise<void>;

  /** The earliest time at which any table wants to be asked. */
  firstDue(): Promise<number | undefined>;
  /** Tables that want to be asked by `now`, the earliest first. */
  due(now: number, max: number): Promise<readonly DueTable[]>;
  /**
   * A table was asked after line `seq` and wants to be asked again at another time, or no more. Returns whether that was stored: not if
   * the table has another line meanwhile, or does not exist.
   */
  rearm(table: RoomId, seq: number, due: Due | null): Promise<boolean>;
}
