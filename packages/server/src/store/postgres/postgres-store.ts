import type { Pool } from 'pg';
import { movedClock, secretIn } from '../sql/server-facts.ts';
import { SqlOutbox } from '../sql/sql-outbox.ts';
import { SqlPeople } from '../sql/sql-people.ts';
import { SqlResults } from '../sql/sql-results.ts';
import { SqlTables } from '../sql/sql-tables.ts';
import type { Store, StoreCallbacks } from '../store.ts';
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
export class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #database: PostgresDatabase;
  readonly #appends: AppendQueue;
  readonly tables: SqlTables;
  readonly people: SqlPeople;
  readonly results: SqlResults;
  readonly outbox: SqlOutbox;

  private constructor(pool: Pool, node: string, { onCommit = () => {}, onError = () => {} }: StoreCallbacks) {
    const database = new PostgresDatabase(pool);
    this.#pool = pool;
    this.#database = database;
    this.#appends = new AppendQueue(pool, node, onCommit, onError);
    this.tables = new SqlTables(database, new PostgresLog(this.#appends));
    this.people = new SqlPeople(database);
    this.results = new SqlResults(database);
    this.outbox = new SqlOutbox(database);
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

  secret(name: string, make: () => string): Promise<string> {
    return secretIn(this.#database, name, make);
  }

  moveClock(time: number): Promise<number> {
    return movedClock(this.#database, time);
  }

  async close(): Promise<void> {
    if (this.#database.isClosed) return;
    this.#database.stop();
    await this.#appends.close();
    await this.#database.close();
  }
}
