import type { RoomId } from '@coven/protocol';
import { noticeId } from '../notice-id.ts';
import { MAX_ATTEMPTS, NO_ANSWER, type OutboxNotice, type OutboxStore, type TakenNotice } from '../outbox.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Notices in a SQLite file. One process at a time writes to it, and so takes notices. */
export class SqliteOutbox implements OutboxStore {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  take(max: number, now: number, until: number): Promise<readonly TakenNotice[]> {
    const { writes } = this.#database;
    const sql = this.#database.sql.bind(this.#database);
    return writes.add(() => {
      sql('UPDATE outbox SET problem = ? WHERE problem IS NULL AND at <= ? AND attempts >= ?').run(NO_ANSWER, now, MAX_ATTEMPTS);
      const rows = sql(
        `UPDATE outbox SET attempts = attempts + 1, at = ? WHERE id IN
           (SELECT id FROM outbox WHERE problem IS NULL AND at <= ? ORDER BY at LIMIT ?)
         RETURNING id, (SELECT room.id FROM room WHERE number = room) AS "table", seq, person, kind, body, at, attempts AS attempt`,
      ).all(until, now, max);
      return rows as unknown as readonly TakenNotice[];
    });
  }

  sent(id: string): Promise<void> {
    return this.#run('DELETE FROM outbox WHERE id = ?', id);
  }

  postpone(id: string, at: number): Promise<void> {
    return this.#run('UPDATE outbox SET attempts = attempts - 1, at = ? WHERE id = ?', at, id);
  }

  giveUp(id: string, problem: string): Promise<void> {
    return this.#run('UPDATE outbox SET problem = ? WHERE id = ?', problem, id);
  }

  #run(text: string, ...values: readonly (string | number)[]): Promise<void> {
    return this.#database.writes.add(() => void this.#database.sql(text).run(...values));
  }

  async givenUp(): Promise<number> {
    return Number(this.#database.sql('SELECT count(*) AS count FROM outbox WHERE problem IS NOT NULL').get()?.count);
  }
}

/** Within the commit of the line that the notices are about. */
export function putNotices(database: SqliteDatabase, table: RoomId, number: number, seq: number, notices: readonly OutboxNotice[]): void {
  const put = database.sql(
    'INSERT INTO outbox (id, room, seq, person, kind, body, at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  for (const notice of notices) {
    put.run(noticeId(table, seq, notice), number, seq, notice.person, notice.kind, notice.body, notice.at);
  }
}
