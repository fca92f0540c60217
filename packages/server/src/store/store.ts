import type { Commit } from './commit.ts';
import type { OutboxStore } from './outbox.ts';
import type { PeopleStore } from './people.ts';
import type { ResultStore } from './results.ts';
import type { TableStore } from './tables.ts';

export type { DeviceId, GuestId } from './people.ts';
export type { Append, Appended, Listing, Made, Stored, StoredRecord } from './tables.ts';

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

/** Everything that is durable. */
export interface Store {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly results: ResultStore;
  readonly outbox: OutboxStore;
  /** A secret of the server itself, created on first use and never changed. */
  secret(name: string, make: () => string): Promise<string>;
  /** Moves the installation's clock on to a time in milliseconds, unless it is later already; returns what it shows. */
  moveClock(time: number): Promise<number>;
  /** Writes something that changes nothing; rejects like any other write. */
  tryWriting(): Promise<void>;
  close(): Promise<void>;
}
