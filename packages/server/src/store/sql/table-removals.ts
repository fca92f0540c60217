import type { RoomId } from '@coven/protocol';
import type { GuestId } from '../people.ts';
import type { Append, Appended, Removable } from '../tables.ts';
import { rowsOf, type Sql, type Steps, type Value } from './sql.ts';

/** Tables that one search for old tables finds at most. */
export const MAX_FOUND = 1000;
/** Removed in one commit, for which every table may have to wait. */
const TABLES_PER_COMMIT = 10;

/** What snapshots, listings, places and records name their table by: its id or its number. */
export type TableKey = string | number;

/** What each database does in its own way with the logs of tables. */
export interface TableLog {
  append(append: Append): Promise<Appended>;
  hasChangedOutside(): boolean;
  /** A table was packed. */
  forget(table: RoomId): void;
  /** Removes all of tables but their listings; their lines perhaps only in `removeRest`. */
  remove(tables: readonly TableKey[]): Steps<void>;
  /** Removes what is left of removed tables, also of those that an earlier process had no time for. */
  removeRest(): Promise<void>;
}

interface Found {
  readonly room: TableKey;
  readonly id: RoomId;
  readonly phase: string;
  readonly is_empty: number | boolean;
}

/** Removes tables for good, a few at a time, each time in a commit of its own. */
export class TableRemoval {
  readonly #sql: Sql;
  readonly #log: TableLog;
  /** A table that wants to be asked later is not old. */
  readonly #isNotDue: string;

  constructor(sql: Sql, log: TableLog) {
    this.#sql = sql;
    this.#log = log;
    this.#isNotDue = `NOT EXISTS (SELECT 1 FROM due JOIN room AS due_room ON number = due.room WHERE due_room.${sql.key} = listing.room)`;
  }

  async removeOld(kind: Removable, before: number, inUse: (table: RoomId) => boolean): Promise<number> {
    const phase = kind === 'empty' ? 'waiting' : kind;
    let count = 0;
    for (const isEmpty of kind === 'empty' ? [true] : [true, false]) {
      let removed: number;
      do {
        removed = await this.#remove(
          await this.#found('phase = $1 AND is_empty = $2 AND updated < $3', phase, isEmpty, before),
          before,
          inUse,
        );
        count += removed;
      } while (removed > 0);
    }
    return count;
  }

  async removeEmpty(max: number, maker: GuestId | undefined, inUse: (table: RoomId) => boolean): Promise<number> {
    const empty = `phase = 'waiting' AND is_empty = ${this.#sql.yes}`;
    const found = await (maker === undefined ? this.#found(empty) : this.#found(`maker = $1 AND ${empty}`, maker));
    return this.#remove(found.filter(({ id }) => !inUse(id)).slice(0, max), Number.MAX_SAFE_INTEGER, inUse);
  }

  /** The oldest tables first. */
  #found(condition: string, ...values: readonly Value[]): Promise<readonly Found[]> {
    const text = `
      SELECT listing.room AS room, room.id AS id, phase, is_empty FROM listing JOIN room ON room.${this.#sql.key} = listing.room
        WHERE ${condition} AND ${this.#isNotDue} ORDER BY updated LIMIT ${MAX_FOUND}`;
    return this.#sql.read(() => rowsOf<Found>(text, ...values));
  }

  /** Removes tables unless they have changed since they were found. */
  async #remove(found: readonly Found[], before: number, inUse: (table: RoomId) => boolean): Promise<number> {
    let count = 0;
    for (let from = 0; from < found.length; from += TABLES_PER_COMMIT) {
      const some = found.slice(from, from + TABLES_PER_COMMIT);
      count += await this.#sql.write(() => this.#removeSome(some, before, inUse));
    }
    await this.#log.removeRest();
    return count;
  }

  *#removeSome(found: readonly Found[], before: number, inUse: (table: RoomId) => boolean): Steps<number> {
    // Checked as late as possible: a guest may have entered in the meantime.
    const unused = found.filter(({ id }) => !inUse(id));
    const text = `
      DELETE FROM listing WHERE room = $1 AND phase = $2 AND is_empty = $3 AND updated < $4 AND ${this.#isNotDue} RETURNING room`;
    const removed: TableKey[] = [];
    // In the order in which lines lock them: two that wait for each other would be a deadlock.
    for (const { room, phase, is_empty } of unused.sort((one, other) => (one.room < other.room ? -1 : 1))) {
      removed.push(...(yield* rowsOf<Found>(text, room, phase, is_empty, before)).map((row) => row.room));
    }
    if (removed.length > 0) yield* this.#log.remove(removed);
    return removed.length;
  }

  async removeTables(tables: readonly RoomId[]): Promise<number> {
    let count = 0;
    for (let from = 0; from < tables.length; from += TABLES_PER_COMMIT) {
      const some = tables.slice(from, from + TABLES_PER_COMMIT);
      count += await this.#sql.write(() => this.#removeNamed(some));
    }
    await this.#log.removeRest();
    return count;
  }

  *#removeNamed(tables: readonly RoomId[]): Steps<number> {
    const { key, among } = this.#sql;
    const found = yield* rowsOf<{ room: string }>(`SELECT ${key} AS room FROM room WHERE ${among('id', '$1')} ORDER BY number`, tables);
    const keys = found.map(({ room }) => room);
    if (keys.length === 0) return 0;
    yield* rowsOf(`DELETE FROM listing WHERE ${among('room', '$1')}`, keys);
    yield* this.#log.remove(keys);
    return keys.length;
  }
}
