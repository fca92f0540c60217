import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { NotStored } from '../store.ts';
import { persistently } from './connection.ts';
import type { Tables } from './tables.ts';

/** A PostgreSQL database, with what all stores in it share. */
export class PostgresDatabase {
  readonly pool: Pool;
  readonly db: Kysely<Tables>;
  #isClosed = false;

  constructor(pool: Pool) {
    this.pool = pool;
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** For operations that may run twice: everything but an append. */
  async run<Result>(operation: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    try {
      return await persistently(
        () => operation(this.db),
        () => !this.#isClosed,
      );
    } catch (error) {
      throw new NotStored(error);
    }
  }

  inTransaction<Result>(operation: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    return this.run((db) => db.transaction().execute(operation));
  }

  /** No operation is tried again from now on. */
  stop(): void {
    this.#isClosed = true;
  }

  close(): Promise<void> {
    return this.db.destroy();
  }
}
