import { sql } from 'kysely';
import { MAX_ATTEMPTS, NO_ANSWER, type OutboxStore, type TakenNotice } from '../outbox.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** Notices in a PostgreSQL database; nodes that take some at the same time take different ones. */
export class PostgresOutbox implements OutboxStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  /** Tried once: after a lost answer, what was taken waits until its time is over. */
  async take(max: number, now: number, until: number): Promise<readonly TakenNotice[]> {
    const { rows } = await sql<TakenNotice>`
      WITH due AS (
        SELECT id, attempts FROM outbox WHERE problem IS NULL AND at <= ${now} ORDER BY at LIMIT ${max} FOR UPDATE SKIP LOCKED
      ), given_up AS (
        UPDATE outbox SET problem = ${NO_ANSWER} FROM due WHERE outbox.id = due.id AND due.attempts >= ${MAX_ATTEMPTS}
      )
      UPDATE outbox SET attempts = outbox.attempts + 1, at = ${until} FROM due, room
        WHERE outbox.id = due.id AND due.attempts < ${MAX_ATTEMPTS} AND room.number = outbox.room
        RETURNING outbox.id, room.id AS "table", seq, person, kind, body, at, outbox.attempts AS attempt`.execute(this.#database.db);
    return rows;
  }

  async sent(id: string): Promise<void> {
    await this.#database.run((db) => db.deleteFrom('outbox').where('id', '=', id).execute());
  }

  async postpone(id: string, at: number): Promise<void> {
    await this.#database.db
      .updateTable('outbox')
      .set((row) => ({ attempts: row('attempts', '-', 1), at }))
      .where('id', '=', id)
      .execute();
  }

  async giveUp(id: string, problem: string): Promise<void> {
    await this.#database.run((db) => db.updateTable('outbox').set({ problem }).where('id', '=', id).execute());
  }

  givenUp(): Promise<number> {
    return this.#database.run(async (db) => {
      const given = db.selectFrom('outbox').where('problem', 'is not', null);
      return (await given.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
    });
  }
}
