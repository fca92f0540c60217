import type { DatabaseSync } from 'node:sqlite';
import type { RoomId } from '@coven/protocol';
import { databaseIn, openFile, PATIENCE_AT_START } from '../database-file.ts';
import { type NumberedLine, recordText, unpackLog, withPacked } from '../pack.ts';
import type { Listing } from '../store.ts';
import type { FinishedTable, TableReader } from '../table-reader.ts';

/** Reads the tables in a data directory. */
export class SqliteReader implements TableReader {
  readonly #db: DatabaseSync;

  constructor(directory: string) {
    this.#db = openFile(databaseIn(directory), { readOnly: true, timeout: PATIENCE_AT_START });
  }

  async *listings(): AsyncGenerator<Listing> {
    for (const { body } of this.#db.prepare('SELECT body FROM listing ORDER BY updated DESC').iterate()) yield listingIn(body);
  }

  async listing(id: RoomId): Promise<Listing | undefined> {
    const row = this.#db.prepare('SELECT body FROM listing WHERE room = ?').get(id);
    return row && listingIn(row.body);
  }

  async *finished(): AsyncGenerator<FinishedTable> {
    const tables = this.#db.prepare(
      `SELECT listing.room AS id, record.room IS NOT NULL AS is_recorded FROM listing LEFT JOIN record ON record.room = listing.room
       WHERE listing.phase = 'over' ORDER BY listing.updated`,
    );
    const record = this.#db.prepare('SELECT * FROM record WHERE room = ?');
    for (const { id, is_recorded } of tables.iterate()) {
      const table = String(id);
      if (is_recorded) yield { id: table, record: recordText(record.get(table) ?? {}), lines: [] };
      else yield { id: table, record: undefined, lines: this.#lines(table) };
    }
  }

  #lines(table: RoomId): readonly string[] {
    const number = this.#db.prepare('SELECT number FROM room WHERE id = ?').get(table)?.number ?? null;
    const rows = this.#db.prepare('SELECT seq, body FROM line WHERE room = ? ORDER BY seq').all(number) as unknown as NumberedLine[];
    return withPacked(-1, rows, () => {
      const pack = this.#db.prepare('SELECT body FROM pack WHERE room = ?').get(number);
      return pack && unpackLog(pack.body as Uint8Array);
    });
  }

  async secret(name: string): Promise<string | undefined> {
    const row = this.#db.prepare('SELECT value FROM secret WHERE name = ?').get(name);
    return row && String(row.value);
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

function listingIn(body: unknown): Listing {
  return JSON.parse(String(body)) as Listing;
}
