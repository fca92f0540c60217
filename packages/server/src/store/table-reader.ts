import type { RoomId } from '@coven/protocol';
import { recordText } from './pack.ts';
import { linesAfter } from './sql/log-lines.ts';
import { type Dialect, rowOf, rowsOf, type Steps, type Value } from './sql/sql.ts';
import type { TableKey } from './sql/table-removals.ts';
import type { Listing } from './store.ts';

/** Listings, and finished tables with all they have, that are read at a time. */
const LISTINGS = 10_000;
const FINISHED = 200;

/** A table whose game is over. */
export interface FinishedTable {
  readonly id: RoomId;
  /** The text of its record, if anybody asked for it before. */
  readonly record: string | undefined;
  /** All lines of its log; none if there is a record. */
  readonly lines: readonly string[];
}

/** Reads the tables of a server's database one after another, whether the server runs or not. Changes nothing. */
export abstract class TableReader {
  readonly #key: Dialect['key'];
  readonly #nameIs: string;

  /** `nameIs`: the beginning of a statement that finds a table of the database by its name. */
  constructor(key: Dialect['key'], nameIs: string) {
    this.#key = key;
    this.#nameIs = nameIs;
  }

  abstract read<Result>(steps: () => Steps<Result>): Promise<Result>;
  abstract close(): Promise<void>;

  /** Rows page by page. `after`: the values for the page after a row. */
  async *#pages<Row>(text: string, first: readonly Value[], after: (row: Row) => readonly Value[]): AsyncGenerator<Row> {
    let values = first;
    for (;;) {
      const rows = await this.read(() => rowsOf<Row>(text, ...values));
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      values = after(last);
    }
  }

  /** The latest first. */
  async *listings(): AsyncGenerator<Listing> {
    const text = `
      SELECT room, updated, body FROM listing WHERE updated < $1 OR (updated = $1 AND room < $2)
        ORDER BY updated DESC, room DESC LIMIT ${LISTINGS}`;
    type Row = { readonly room: TableKey; readonly updated: number; readonly body: string };
    const rows = this.#pages<Row>(text, [Number.MAX_SAFE_INTEGER, 0], ({ updated, room }) => [updated, room]);
    for await (const { body } of rows) yield JSON.parse(body) as Listing;
  }

  async listing(id: RoomId): Promise<Listing | undefined> {
    const text = `SELECT body FROM listing WHERE room = (SELECT ${this.#key} FROM room WHERE id = $1)`;
    const row = await this.read(() => rowOf<{ body: string }>(text, id));
    return row && (JSON.parse(row.body) as Listing);
  }

  async *finished(): AsyncGenerator<FinishedTable> {
    // A cross join is read from its left side.
    const text = `
      SELECT number, id, listing.room AS room FROM room CROSS JOIN listing
        WHERE listing.room = room.${this.#key} AND phase = 'over' AND number > $1 ORDER BY number LIMIT ${FINISHED}`;
    type Row = { readonly number: number; readonly id: RoomId; readonly room: TableKey };
    for await (const { id, room } of this.#pages<Row>(text, [0], ({ number }) => [number])) {
      const stored = await this.read(() => rowOf<object>('SELECT * FROM record WHERE room = $1', room));
      if (stored) yield { id, record: recordText(stored), lines: [] };
      else yield { id, record: undefined, lines: await this.read(() => linesAfter(id, -1)) };
    }
  }

  async secret(name: string): Promise<string | undefined> {
    return (await this.read(() => rowOf<{ value: string }>('SELECT value FROM secret WHERE name = $1', name)))?.value;
  }

  /** Notices to people that were given up lately; none in a database from before there were any. */
  async givenUpNotices(): Promise<number> {
    if (!(await this.read(() => rowOf(`${this.#nameIs} = 'outbox'`)))) return 0;
    const text = 'SELECT count(*) AS count FROM outbox WHERE problem IS NOT NULL';
    return (await this.read(() => rowOf<{ count: number }>(text)))?.count ?? 0;
  }
}
