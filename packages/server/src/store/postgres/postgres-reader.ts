import type { RoomId } from '@coven/protocol';
import type { Pool, QueryResultRow } from 'pg';
import { type NumberedLine, recordText, unpackLog, withPacked } from '../pack.ts';
import type { Listing } from '../store.ts';
import type { FinishedTable, TableReader } from '../table-reader.ts';
import { newPool } from './connection.ts';
import { startProblem } from './start-problem.ts';

/** Rows that are read at a time. */
const ROWS = 200;

/** Reads the tables in a PostgreSQL database; throws a `Problem` if it cannot. */
export class PostgresReader implements TableReader {
  readonly #url: string;
  readonly #pool: Pool;

  constructor(url: string) {
    this.#url = url;
    this.#pool = newPool(url, { max: 1, options: '-c default_transaction_read_only=on' });
  }

  async #rows<Row extends QueryResultRow>(text: string, ...values: unknown[]): Promise<readonly Row[]> {
    try {
      return (await this.#pool.query<Row>(text, values)).rows;
    } catch (error) {
      throw startProblem(error, this.#url);
    }
  }

  /** Connects; the database may still be empty. */
  async reach(): Promise<void> {
    await this.#rows('SELECT 1');
  }

  async *listings(): AsyncGenerator<Listing> {
    let before: readonly [number, number] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    for (;;) {
      const rows = await this.#rows<{ room: number; updated: number; body: string }>(
        'SELECT room, updated, body FROM listing WHERE (updated, room) < ($1, $2) ORDER BY updated DESC, room DESC LIMIT $3',
        ...before,
        ROWS,
      );
      for (const { body } of rows) yield JSON.parse(body) as Listing;
      const last = rows.at(-1);
      if (!last) return;
      before = [last.updated, last.room];
    }
  }

  async listing(id: RoomId): Promise<Listing | undefined> {
    const [row] = await this.#rows<{ body: string }>('SELECT body FROM listing JOIN room ON number = room WHERE id = $1', id);
    return row && (JSON.parse(row.body) as Listing);
  }

  async *finished(): AsyncGenerator<FinishedTable> {
    let after = 0;
    for (;;) {
      const rows = await this.#rows<{ number: number; id: string; tag: string | null; body: string | null; packed: Buffer | null }>(
        `SELECT number, id, tag, record.body, record.packed
         FROM listing JOIN room ON number = listing.room LEFT JOIN record ON record.room = number
         WHERE phase = 'over' AND number > $1 ORDER BY number LIMIT $2`,
        after,
        ROWS,
      );
      for (const { number, id, tag, ...stored } of rows) {
        if (tag === null) yield { id, record: undefined, lines: await this.#lines(number) };
        else yield { id, record: recordText(stored), lines: [] };
      }
      const last = rows.at(-1);
      if (!last) return;
      after = last.number;
    }
  }

  async #lines(table: number): Promise<readonly string[]> {
    const rows = await this.#rows<NumberedLine>('SELECT seq, body FROM line WHERE room = $1 ORDER BY seq', table);
    const [pack] = await this.#rows<{ body: Buffer }>('SELECT body FROM pack WHERE room = $1', table);
    return withPacked(-1, rows, () => pack && unpackLog(pack.body));
  }

  async secret(name: string): Promise<string | undefined> {
    const [row] = await this.#rows<{ value: string }>('SELECT value FROM secret WHERE name = $1', name);
    return row?.value;
  }

  async givenUpNotices(): Promise<number> {
    const [found] = await this.#rows<{ is_there: boolean }>(`SELECT to_regclass('outbox') IS NOT NULL AS is_there`);
    if (!found?.is_there) return 0;
    const [row] = await this.#rows<{ count: number }>('SELECT count(*) AS count FROM outbox WHERE problem IS NOT NULL');
    return row?.count ?? 0;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
