import { MIGRATIONS } from '../schema.ts';
import { movedClock, secretIn } from '../sql/server-facts.ts';
import { SqlOutbox } from '../sql/sql-outbox.ts';
import { SqlPeople } from '../sql/sql-people.ts';
import { SqlResults } from '../sql/sql-results.ts';
import { SqlTables } from '../sql/sql-tables.ts';
import type { Store, StoreCallbacks } from '../store.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { SqliteLog } from './sqlite-log.ts';

/** A store in one SQLite file. Writes at about the same time share one commit, which waits for the disk. */
export class SqliteStore implements Store {
  readonly #database: SqliteDatabase;
  readonly tables: SqlTables;
  readonly people: SqlPeople;
  readonly results: SqlResults;
  readonly outbox: SqlOutbox;

  constructor(directory: string, callbacks: StoreCallbacks = {}) {
    const database = new SqliteDatabase(directory, callbacks);
    this.#database = database;
    this.tables = new SqlTables(database, new SqliteLog(database));
    this.people = new SqlPeople(database);
    this.results = new SqlResults(database);
    this.outbox = new SqlOutbox(database);
  }

  /** Limits the size of the file, to simulate a full disk in tests. */
  limitPages(max: number): void {
    this.#database.db.exec(`PRAGMA max_page_count = ${Math.trunc(max)}`);
  }

  /** Rewrites an unchanged page. */
  tryWriting(): Promise<void> {
    return this.#database.writes.add(() => this.#database.db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`));
  }

  secret(name: string, make: () => string): Promise<string> {
    return secretIn(this.#database, name, make);
  }

  moveClock(time: number): Promise<number> {
    return movedClock(this.#database, time);
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}
