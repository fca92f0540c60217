import type { Pool, PoolClient } from 'pg';
import { rowsOf, type Sql, type Steps, type Value } from '../sql/sql.ts';
import { NotStored } from '../store.ts';
import { persistently } from './connection.ts';

/** A PostgreSQL database, with what all stores in it share. */
export class PostgresDatabase implements Sql {
  readonly yes = 'true';
  readonly no = 'false';
  readonly key = 'number';
  readonly lock = 'FOR UPDATE';
  readonly skipLocked = 'FOR UPDATE SKIP LOCKED';
  readonly by = (): string => '';
  readonly among = (column: string, value: string): string => `${column} = ANY(${value})`;
  readonly #pool: Pool;
  #isClosed = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  read<Result>(steps: () => Steps<Result>): Promise<Result> {
    return this.#persistently(() => answered(this.#pool, steps()));
  }

  write<Result>(steps: () => Steps<Result>): Promise<Result> {
    return this.#persistently(() => this.writeOnce(steps));
  }

  run<Row>(text: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.read(() => rowsOf<Row>(text, ...values));
  }

  async writeOnce<Result>(steps: () => Steps<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    let isSound = false;
    try {
      await client.query('BEGIN');
      const result = await answered(client, steps());
      await client.query('COMMIT');
      isSound = true;
      return result;
    } finally {
      // What is not committed goes with the connection.
      client.release(!isSound);
    }
  }

  async #persistently<Result>(operation: () => Promise<Result>): Promise<Result> {
    try {
      return await persistently(operation, () => !this.#isClosed);
    } catch (error) {
      throw new NotStored(error);
    }
  }

  /** No operation is tried again from now on. */
  stop(): void {
    this.#isClosed = true;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}

export async function answered<Result>(client: Pick<PoolClient, 'query'>, steps: Steps<Result>): Promise<Result> {
  let next = steps.next();
  while (!next.done) {
    const { text, values } = next.value;
    next = steps.next((await client.query({ text, values: [...values] })).rows);
  }
  return next.value;
}
