import type { Pool } from 'pg';
import { rowsOf, type Steps } from '../sql/sql.ts';
import { TableReader } from '../table-reader.ts';
import { newPool } from './connection.ts';
import { answered } from './postgres-database.ts';
import { startProblem } from './start-problem.ts';

/** Reads the tables in a PostgreSQL database; throws a `Problem` if it cannot. */
export class PostgresReader extends TableReader {
  readonly #url: string;
  readonly #pool: Pool;

  constructor(url: string) {
    super('number', 'SELECT 1 FROM pg_class WHERE pg_table_is_visible(oid) AND relname');
    this.#url = url;
    this.#pool = newPool(url, { max: 1, options: '-c default_transaction_read_only=on' });
  }

  async read<Result>(steps: () => Steps<Result>): Promise<Result> {
    try {
      return await answered(this.#pool, steps());
    } catch (error) {
      throw startProblem(error, this.#url);
    }
  }

  /** Connects; the database may still be empty. */
  async reach(): Promise<void> {
    await this.read(() => rowsOf('SELECT 1'));
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
