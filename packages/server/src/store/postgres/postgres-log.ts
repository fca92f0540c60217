import { rowsOf, type Steps } from '../sql/sql.ts';
import type { TableKey, TableLog } from '../sql/table-removals.ts';
import type { Append, Appended } from '../tables.ts';
import type { AppendQueue } from './append-queue.ts';

/** Everything of a table but its listing. */
const OF_TABLES = ['line', 'snapshot', 'place', 'record', 'pack', 'due', 'outbox'];

/** The logs of tables in a PostgreSQL database. */
export class PostgresLog implements TableLog {
  readonly #appends: AppendQueue;

  constructor(appends: AppendQueue) {
    this.#appends = appends;
  }

  append(append: Append): Promise<Appended> {
    return this.#appends.add(append);
  }

  /** Any number of nodes write. */
  hasChangedOutside(): boolean {
    return true;
  }

  /** Nothing is kept in memory. */
  forget(): void {}

  *remove(tables: readonly TableKey[]): Steps<void> {
    const numbers = tables.map(Number);
    yield* rowsOf('DELETE FROM room WHERE number = ANY($1)', numbers);
    for (const name of OF_TABLES) yield* rowsOf(`DELETE FROM ${name} WHERE room = ANY($1)`, numbers);
  }

  /** Nobody waits for a removal, so it is done at once. */
  async removeRest(): Promise<void> {}
}
