import type { RoomId } from '@coven/protocol';

export type GuestId = string;

/** What lists of tables need to know without opening them. */
export interface Listing {
  readonly id: RoomId;
  readonly game: string;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly isPublic: boolean;
  readonly seats: number;
  readonly open: number;
  readonly names: readonly string[];
  /** Who sits there, and who made it. */
  readonly guests: readonly GuestId[];
  /** Milliseconds since 1970 of the last change of the listing. */
  readonly updated: number;
}

/** One more line of a table's log, with what else changes at the same moment. */
export interface Append {
  readonly table: RoomId;
  /** Lines are numbered from 0 without gaps: whoever comes second with a number is refused. */
  readonly seq: number;
  readonly line: string;
  /** The table as it is after this line; earlier ones may be forgotten. */
  readonly snapshot?: string | undefined;
  readonly listing?: Listing | undefined;
}

/** What it takes to bring a table back: the first line, the last snapshot, and the lines after that. */
export interface Stored {
  readonly first: string;
  readonly snapshot: { readonly seq: number; readonly body: string } | undefined;
  /** The lines after the snapshot, or after the first line if there is none. */
  readonly tail: readonly string[];
}

/** Somebody else has already written a line with this number; read the table again. */
export class SeqTaken extends Error {
  constructor(table: RoomId, seq: number) {
    super(`line ${seq} of table ${table} is taken`);
    this.name = 'SeqTaken';
  }
}

/** The store could not write, a full disk say; in its own words. Nothing of what shared the commit has happened. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'NotStored';
  }
}

/**
 * Where tables last. Everything resolved has reached the disk; what was rejected has not happened.
 * Tables are append-only logs ordered by their own numbers, so that any database with a unique key can keep them.
 */
export interface Store {
  /** Rejects with `SeqTaken` if the line's number is taken. A table begins with its line 0. */
  append(append: Append): Promise<void>;
  /** A snapshot of the table after line `seq`, written apart from any line; ignored if a later one is there. */
  saveSnapshot(table: RoomId, seq: number, body: string): Promise<void>;
  load(table: RoomId): Promise<Stored | undefined>;
  /** All lines from the first. */
  lines(table: RoomId): Promise<readonly string[]>;

  /** Public tables that wait for people (first) or play, the latest first. */
  lobby(most: number): Promise<readonly Listing[]>;
  /** The tables a guest has to do with, the latest first. */
  tablesOf(guest: GuestId, most: number): Promise<readonly Listing[]>;
  /** How many tables there are. */
  count(): Promise<number>;
  /** Removes the tables of a phase that nobody touched since, but for those in use; answers how many. */
  forget(phase: Listing['phase'], before: number, inUse?: (table: RoomId) => boolean): Promise<number>;

  name(guest: GuestId): Promise<string | undefined>;
  setName(guest: GuestId, name: string): Promise<void>;
  /** A one-time code, known by its hash. */
  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void>;
  /** The guest of a code that has not expired; the code is gone afterwards. */
  takeCode(hash: string, now: number): Promise<GuestId | undefined>;

  /** A secret of the server itself, made when it is first asked for and the same ever after. */
  secret(name: string, make: () => string): Promise<string>;

  close(): Promise<void>;
}
