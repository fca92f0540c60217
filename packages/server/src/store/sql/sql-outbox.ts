import { MAX_ATTEMPTS, NO_ANSWER, type OutboxStore, type TakenNotice } from '../outbox.ts';
import { rowOf, rowsOf, type Sql, type Steps } from './sql.ts';

/** Notices in a database; nodes that take some at the same time take different ones. */
export class SqlOutbox implements OutboxStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async firstAt(): Promise<number | undefined> {
    const text = 'SELECT min(at) AS at FROM outbox WHERE problem IS NULL';
    return (await this.#sql.read(() => rowOf<{ at: number | null }>(text)))?.at ?? undefined;
  }

  /** Tried once: after a lost answer, what was taken waits until its time is over. */
  take(max: number, now: number, until: number): Promise<readonly TakenNotice[]> {
    return this.#sql.writeOnce(() => this.#take(max, now, until));
  }

  *#take(max: number, now: number, until: number): Steps<readonly TakenNotice[]> {
    const { among, skipLocked } = this.#sql;
    const due = yield* rowsOf<{ id: string; attempts: number }>(
      `SELECT id, attempts FROM outbox WHERE problem IS NULL AND at <= $1 ORDER BY at LIMIT $2 ${skipLocked}`,
      now,
      max,
    );
    const [given, taken] = [true, false].map((isGivenUp) => due.filter(({ attempts }) => attempts >= MAX_ATTEMPTS === isGivenUp));
    if (given?.length)
      yield* rowsOf(
        `UPDATE outbox SET problem = $1 WHERE ${among('id', '$2')}`,
        NO_ANSWER,
        given.map(({ id }) => id),
      );
    if (!taken?.length) return [];
    return yield* rowsOf<TakenNotice>(
      `UPDATE outbox SET attempts = attempts + 1, at = $1 WHERE ${among('id', '$2')}
       RETURNING id, (SELECT room.id FROM room WHERE number = outbox.room) AS "table", seq, person, kind, body, at, attempts AS attempt`,
      until,
      taken.map(({ id }) => id),
    );
  }

  async sent(id: string): Promise<void> {
    await this.#sql.run('DELETE FROM outbox WHERE id = $1', id);
  }

  async postpone(id: string, at: number): Promise<void> {
    await this.#sql.writeOnce(() => rowsOf('UPDATE outbox SET attempts = attempts - 1, at = $1 WHERE id = $2', at, id));
  }

  async giveUp(id: string, problem: string): Promise<void> {
    await this.#sql.run('UPDATE outbox SET problem = $1 WHERE id = $2', problem, id);
  }

  async removeGivenUp(before: number): Promise<void> {
    await this.#sql.run('DELETE FROM outbox WHERE problem IS NOT NULL AND at < $1', before);
  }

  async givenUp(): Promise<number> {
    const text = 'SELECT count(*) AS count FROM outbox WHERE problem IS NOT NULL';
    return (await this.#sql.read(() => rowOf<{ count: number }>(text)))?.count ?? 0;
  }
}
