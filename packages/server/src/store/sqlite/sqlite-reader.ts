import type { DatabaseSync } from 'node:sqlite';
import { databaseIn, openFile, PATIENCE_AT_START } from '../database-file.ts';
import type { Steps } from '../sql/sql.ts';
import { TableReader } from '../table-reader.ts';
import { answered, inSqlite } from './sqlite-answers.ts';

/** Reads the tables in a data directory. */
export class SqliteReader extends TableReader {
  readonly #db: DatabaseSync;

  constructor(directory: string) {
    super('id', 'SELECT 1 FROM sqlite_schema WHERE name');
    this.#db = openFile(databaseIn(directory), { readOnly: true, timeout: PATIENCE_AT_START });
  }

  async read<Result>(steps: () => Steps<Result>): Promise<Result> {
    return answered((text) => this.#db.prepare(inSqlite(text)), steps());
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}
