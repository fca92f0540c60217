import { MIGRATIONS } from '../schema.ts';
import { SqlStore } from '../sql/sql-store.ts';
import type { StoreCallbacks } from '../store.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { SqliteLog } from './sqlite-log.ts';

/** A store in one SQLite file. Writes at about the same time share one commit, which waits for the disk. */
export class SqliteStore extends SqlStore {
  readonly #database: SqliteDatabase;

  constructor(directory: string, callbacks: StoreCallbacks = {}) {
    const database = new SqliteDatabase(directory, callbacks);
    super(database, new SqliteLog(database));
    this.#database = database;
  }

  /** Limits the size of the file, to simulate a full disk in tests. */
  limitPages(max: number): void {
    this.#database.db.exec(`PRAGMA max_page_count = ${Math.trunc(max)}`);
  }

  /** Rewrites an unchanged page. */
  tryWriting(): Promise<void> {
    return this.#database.writes.add(() => this.#database.db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`));
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
