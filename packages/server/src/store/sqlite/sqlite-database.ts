import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { RoomId } from '@coven/protocol';
import { DataVersions } from '../data-versions.ts';
import { openDatabase } from '../database-file.ts';
import { GroupCommit } from '../group-commit.ts';
import { rowsOf, type Sql, type Steps, type Value } from '../sql/sql.ts';
import type { StoreCallbacks } from '../store.ts';
import { answered, inSqlite } from './sqlite-answers.ts';

/** Maximum size of the cache of table numbers. */
const MAX_CACHED_TABLES = 20_000;
/** How long to wait for another program that locks the database once tables wait too, in milliseconds. */
const PATIENCE = 2000;

/** A table as the log knows it. */
interface NumberedTable {
  readonly number: number;
  /** The last line that was packed, or -1. */
  readonly packed: number;
}

/** An open database file, with what all stores in it share. */
export class SqliteDatabase implements Sql {
  readonly yes = '1';
  readonly no = '0';
  readonly key = 'id';
  /** One process at a time writes. */
  readonly lock = '';
  readonly skipLocked = '';
  readonly by = (index: string): string => `INDEXED BY ${index}`;
  readonly among = (column: string, value: string): string => `${column} IN (SELECT value FROM json_each(${value}))`;
  readonly db: DatabaseSync;
  readonly writes: GroupCommit;
  readonly #statements = new Map<string, StatementSync>();
  readonly #tables = new Map<RoomId, NumberedTable>();
  readonly #versions: DataVersions;

  constructor(directory: string, { onCommit = () => {}, onError = () => {} }: StoreCallbacks) {
    this.db = openDatabase(directory);
    this.db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    this.#versions = new DataVersions(this.db);
    this.writes = new GroupCommit(this.db, {
      onCommit,
      onError: (error) => {
        this.#tables.clear();
        onError(error);
      },
      onBegin: () => {
        // Another process may have removed or packed tables.
        if (this.#versions.hasChanged('commit')) this.#tables.clear();
      },
    });
  }

  sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.db.prepare(inSqlite(text));
      this.#statements.set(text, statement);
    }
    return statement;
  }

  /** Runs an operation at once: within a commit if it changes anything. */
  steps<Result>(steps: Steps<Result>): Result {
    return answered((text) => this.sql(text), steps);
  }

  async read<Result>(steps: () => Steps<Result>): Promise<Result> {
    return this.steps(steps());
  }

  write<Result>(steps: () => Steps<Result>): Promise<Result> {
    return this.writes.add(() => this.steps(steps())) as Promise<Result>;
  }

  writeOnce<Result>(steps: () => Steps<Result>): Promise<Result> {
    return this.write(steps);
  }

  run<Row>(text: string, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.write(() => rowsOf<Row>(text, ...values));
  }

  /** Gives a table its number, with its first line. */
  addTable(table: RoomId): void {
    this.sql('INSERT INTO room (id) VALUES (?) ON CONFLICT DO NOTHING').run(table);
  }

  /** What the log knows a table by; `undefined` if the table was removed. */
  table(table: RoomId): NumberedTable | undefined {
    const known = this.#tables.get(table);
    if (known) return known;
    const row = this.sql('SELECT number, packed FROM room WHERE id = ?').get(table);
    if (!row) return undefined;
    const found = { number: Number(row.number), packed: Number(row.packed ?? -1) };
    if (this.#tables.size >= MAX_CACHED_TABLES) this.#tables.clear();
    this.#tables.set(table, found);
    return found;
  }

  /** A table was removed or packed. */
  forgetTable(table: RoomId): void {
    this.#tables.delete(table);
  }

  hasChangedOutside(): boolean {
    return this.#versions.hasChanged('read');
  }

  async close(): Promise<void> {
    await this.writes.close();
    this.db.close();
  }
}
