import type { Store } from '../store.ts';
import { rowOf, rowsOf, type Sql } from './sql.ts';
import { SqlOutbox } from './sql-outbox.ts';
import { SqlPeople } from './sql-people.ts';
import { SqlResults } from './sql-results.ts';
import { SqlTables } from './sql-tables.ts';
import type { TableLog } from './table-removals.ts';

/** A store, as far as it is the same in both databases. */
export abstract class SqlStore implements Store {
  readonly #sql: Sql;
  readonly tables: SqlTables;
  readonly people: SqlPeople;
  readonly results: SqlResults;
  readonly outbox: SqlOutbox;

  constructor(sql: Sql, log: TableLog) {
    this.#sql = sql;
    this.tables = new SqlTables(sql, log);
    this.people = new SqlPeople(sql);
    this.results = new SqlResults(sql);
    this.outbox = new SqlOutbox(sql);
  }

  abstract tryWriting(): Promise<void>;
  abstract close(): Promise<void>;

  /** Of several secrets that are made at the same time one counts. */
  secret(name: string, make: () => string): Promise<string> {
    const find = 'SELECT value FROM secret WHERE name = $1';
    return this.#sql.write(function* () {
      const known = yield* rowOf<{ value: string }>(find, name);
      if (known) return known.value;
      yield* rowsOf('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, make());
      return (yield* rowOf<{ value: string }>(find, name))?.value ?? '';
    });
  }

  async moveClock(time: number): Promise<number> {
    const [moved] = await this.#sql.run<{ time: number }>(
      `INSERT INTO clock (id, time) VALUES (1, $1)
       ON CONFLICT (id) DO UPDATE SET time = CASE WHEN clock.time > excluded.time THEN clock.time ELSE excluded.time END RETURNING time`,
      time,
    );
    return moved?.time ?? time;
  }
}
