import type { RoomId } from '@coven/protocol';
import type { GuestId, Listing, Stored } from '@coven/room';
import type { Commit } from './commit.ts';

export type { GuestId, Listing, Stored };

export type DeviceId = string;

/** A browser that is a guest. Days are counted from 1970. */
export interface Device {
  readonly id: DeviceId;
  readonly guest: GuestId;
  readonly label: string;
  readonly created: number;
  /** The last day on which it visited. */
  readonly seen: number;
}

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
}

/** `taken`: another writer has already stored a line with this number. Nothing was stored; read the new lines and decide again. */
export type Appended = 'stored' | 'taken';

/**
 * The store could not write, for example because the disk is full, or could not be reached; the message is its own.
 * Over a network the answer may have been lost: read the table again to know what was stored.
 */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'NotStored';
  }
}

/** Callbacks about commits. */
export interface StoreCallbacks {
  readonly onCommit?: (commit: Commit) => void;
  readonly onError?: (error: NotStored) => void;
}

/**
 * Durable storage for tables. A write that resolves is on disk; of a write that rejects, only the store itself knows.
 * Tables are append-only logs with their own line numbers, so any database with unique keys can store them.
 */
export interface Store {
  /** A table begins with its line 0. */
  append(append: Append): Promise<Appended>;
  /** Stores a snapshot of the table after line `seq`, without a new line; ignored if a later one exists. */
  saveSnapshot(table: RoomId, seq: number, body: string): Promise<void>;
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
  /** The number of stored tables. */
  count(): Promise<number>;
  /** Bytes of files in all stored tables. */
  fileBytes(): Promise<number>;
  madeBy(maker: GuestId): Promise<MadeTables>;
  madeFrom(address: string): Promise<MadeTables>;
  /** Removes the tables that have not changed since `before`, except those in use; returns how many. No write waits for more than a few of them. */
  removeOld(kind: Removable, before: number, inUse?: (table: RoomId) => boolean): Promise<number>;
  /** Removes the oldest empty tables, of one maker if given, except those in use; returns how many. */
  removeEmpty(max: number, maker: GuestId | undefined, inUse?: (table: RoomId) => boolean): Promise<number>;

  /** Packs the logs of finished games that have not changed since `before`; they read as before. Returns how many. */
  packOld(before: number): Promise<number>;
  /** Removes these tables, whoever uses them; returns how many there were. */
  removeTables(tables: readonly RoomId[]): Promise<number>;
  /** Whether another process may have written since the last call. */
  hasChangedOutside(): boolean;

  record(table: RoomId): Promise<StoredRecord | undefined>;
  /** The tag of a stored record, without reading the record. */
  recordTag(table: RoomId): Promise<string | undefined>;
  saveRecord(table: RoomId, record: StoredRecord): Promise<void>;

  name(guest: GuestId): Promise<string | undefined>;
  setName(guest: GuestId, name: string): Promise<void>;
  /** Removes a guest's name, devices and unused codes; cookies without a device no longer count. */
  forgetGuest(guest: GuestId): Promise<void>;

  device(id: DeviceId): Promise<Device | undefined>;
  /** A guest's devices, the latest seen first. */
  devicesOf(guest: GuestId): Promise<readonly Device[]>;
  /** Notes when a device was last seen, unless it was removed meanwhile. */
  touchDevice(id: DeviceId, seen: number): Promise<void>;
  /** Stores a device. Of more than `max` devices of its guest, those not seen for longest are removed. */
  putDevice(device: Device, max: number): Promise<void>;
  /** Removes devices of a guest, and notes that cookies without a device no longer count for that guest. */
  removeDevices(guest: GuestId, ids: readonly DeviceId[]): Promise<void>;
  /** Whether a guest's cookies without a device no longer count. */
  needsDevice(guest: GuestId): Promise<boolean>;

  /** Stores a one-time code by its hash. */
  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void>;
  /** The guest of a code that has not expired; removes the code. */
  takeCode(hash: string, now: number): Promise<GuestId | undefined>;

  /** A secret of the server itself, created on first use and never changed. */
  secret(name: string, make: () => string): Promise<string>;

  close(): Promise<void>;
}
