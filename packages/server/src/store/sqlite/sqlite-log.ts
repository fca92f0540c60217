import type { RoomId } from '@coven/protocol';
import { noticeId } from '../notice-id.ts';
import type { OutboxNotice } from '../outbox.ts';
import { putDue, snapshotText } from '../sql/log-lines.ts';
import { rowsOf, type Steps } from '../sql/sql.ts';
import { addResult } from '../sql/sql-results.ts';
import type { TableKey, TableLog } from '../sql/table-removals.ts';
import { NotStored } from '../store.ts';
import type { Append, Appended, Listing, Made } from '../tables.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Lines of removed tables that are removed in one commit. */
const LINES_PER_COMMIT = 500;

/** The logs of tables in a SQLite file: what is written with every move, without detours. */
export class SqliteLog implements TableLog {
  readonly #database: SqliteDatabase;
  readonly #putSnapshot: string;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#putSnapshot = snapshotText(database);
  }

  append({ table, seq, line, snapshot, listing, made, due, outbox, finished }: Append): Promise<Appended> {
    return this.#database.writes.add(() => {
      if (seq === 0) this.#database.addTable(table);
      const kept = this.#database.table(table);
      if (!kept) return new NotStored('the table was removed');
      if (seq <= kept.packed) return 'taken';
      const { changes } = this.#database
        .sql('INSERT INTO line (room, seq, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .run(kept.number, seq, line);
      if (changes === 0) return 'taken';
      if (snapshot !== undefined) this.#database.steps(rowsOf(this.#putSnapshot, table, seq, snapshot));
      if (listing) this.#putListing(listing, made);
      if (due !== undefined) this.#database.steps(putDue(kept.number, seq, due));
      if (outbox) this.#putNotices(table, kept.number, seq, outbox);
      if (finished) this.#database.steps(addResult(finished));
      return 'stored';
    });
  }

  /** Who made the table is stored with its first listing and never changes. */
  #putListing(listing: Listing, made: Made | undefined): void {
    const { id, phase, isPublic, updated, guests, names } = listing;
    this.#database
      .sql(
        `INSERT INTO listing (room, phase, is_public, updated, body, is_empty, maker, address, bytes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (room) DO UPDATE SET phase = excluded.phase, is_public = excluded.is_public, updated = excluded.updated,
         body = excluded.body, is_empty = excluded.is_empty, is_archived = 0`,
      )
      .run(
        id,
        phase,
        isPublic ? 1 : 0,
        updated,
        JSON.stringify(listing),
        names.length === 0 ? 1 : 0,
        made?.maker ?? null,
        made?.address ?? null,
        made?.bytes ?? 0,
      );
    this.#database.sql('DELETE FROM place WHERE room = ?').run(id);
    const place = this.#database.sql('INSERT INTO place (guest, is_over, updated, room) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
    for (const guest of guests) place.run(guest, phase === 'over' ? 1 : 0, updated, id);
  }

  #putNotices(table: RoomId, number: number, seq: number, notices: readonly OutboxNotice[]): void {
    const put = this.#database.sql(
      'INSERT INTO outbox (id, room, seq, person, kind, body, at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
    );
    for (const notice of notices) {
      put.run(noticeId(table, seq, notice), number, seq, notice.person, notice.kind, notice.body, notice.at);
    }
  }

  hasChangedOutside(): boolean {
    return this.#database.hasChangedOutside();
  }

  forget(table: RoomId): void {
    this.#database.forgetTable(table);
  }

  *remove(tables: readonly TableKey[]): Steps<void> {
    const { among } = this.#database;
    const ids = tables.map(String);
    for (const id of ids) this.forget(id);
    for (const name of ['due', 'outbox']) {
      yield* rowsOf(`DELETE FROM ${name} WHERE room IN (SELECT number FROM room WHERE ${among('id', '$1')})`, ids);
    }
    for (const name of ['snapshot', 'place', 'record']) yield* rowsOf(`DELETE FROM ${name} WHERE ${among('room', '$1')}`, ids);
    // No table has such an id; the row goes after its last line, so that its number is not given away before.
    yield* rowsOf(`UPDATE room SET id = '!' || number WHERE ${among('id', '$1')}`, ids);
  }

  async removeRest(): Promise<void> {
    const next = () => this.#database.sql(`SELECT number FROM room WHERE id >= '!' AND id < '"' LIMIT 1`).get()?.number;
    while (next() !== undefined) {
      await this.#database.writes.add(() => {
        let left = LINES_PER_COMMIT;
        for (let number = next(); number !== undefined && left > 0; number = next()) {
          const lines = this.#database
            .sql('DELETE FROM line WHERE rowid IN (SELECT rowid FROM line WHERE room = ? LIMIT ?)')
            .run(number, left);
          left -= Number(lines.changes);
          if (left <= 0) break;
          this.#database.sql('DELETE FROM pack WHERE room = ?').run(number);
          this.#database.sql('DELETE FROM room WHERE number = ?').run(number);
        }
      });
    }
  }
}
