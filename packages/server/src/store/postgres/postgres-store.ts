import type { Pool } from 'pg';
import { SqlStore } from '../sql/sql-store.ts';
import type { StoreCallbacks } from '../store.ts';
import { AppendQueue } from './append-queue.ts';
import { newPool } from './connection.ts';
import { migrate } from './migrations.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { PostgresLog } from './postgres-log.ts';
import { startProblem } from './start-problem.ts';

interface Parts {
  readonly url: string;
  /** Names this process in the log; no other process ever has the same. */
  readonly node: string;
}

/** A store in a PostgreSQL database, which any number of nodes share. */
export class PostgresStore extends SqlStore {
  readonly #pool: Pool;
  readonly #database: PostgresDatabase;
  readonly #appends: AppendQueue;

  private constructor(pool: Pool, node: string, { onCommit = () => {}, onError = () => {} }: StoreCallbacks) {
    const database = new PostgresDatabase(pool);
    const appends = new AppendQueue(pool, node, onCommit, onError);
    super(database, new PostgresLog(appends));
    this.#pool = pool;
    this.#database = database;
    this.#appends = appends;
  }

  /** Connects and brings the database to the current version; throws a `Problem` if it cannot. */
  static async open({ url, node }: Parts, callbacks: StoreCallbacks = {}): Promise<PostgresStore> {
    let pool: Pool | undefined;
    try {
      pool = newPool(url);
      const client = await pool.connect();
      try {
        await migrate(client);
      } finally {
        client.release(true);
      }
      return new PostgresStore(pool, node, callbacks);
    } catch (error) {
      await pool?.end();
      throw startProblem(error, url);
    }
  }

  /** Writes an unchanged row. */
  async tryWriting(): Promise<void> {
    await this.#pool.query('UPDATE tally SET tables = tables WHERE shard = 0');
  }

  async close(): Promise<void> {
    if (this.#database.isClosed) return;
    this.#database.stop();
    await this.#appends.close();
    await this.#database.close();
  }
}
