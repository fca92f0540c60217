import type { LogEntry } from '@coven/core';
import type { LocalFront, LocalSave } from '../worker/messages.ts';
import { addEntries, answer, ENTRIES, entriesOf, stored, TABLES } from './database.ts';
import type { TableStore } from './table-store.ts';

/** Tables in the browser's database. */
export class DatabaseTables implements TableStore {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  fronts(): Promise<readonly LocalFront[]> {
    return answer<LocalFront[]>(this.#database.transaction(TABLES).objectStore(TABLES).getAll());
  }

  async read(id: string): Promise<LocalSave | undefined> {
    const transaction = this.#database.transaction([TABLES, ENTRIES]);
    const [front, log] = await Promise.all([
      answer<LocalFront | undefined>(transaction.objectStore(TABLES).get(id)),
      answer<LogEntry[]>(transaction.objectStore(ENTRIES).getAll(entriesOf(id))),
    ]);
    return front && { ...front, log };
  }

  async create({ log, ...front }: LocalSave): Promise<void> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], 'readwrite');
    const tables = transaction.objectStore(TABLES);
    if ((await answer(tables.getKey(front.id))) !== undefined) return;
    tables.add(front);
    addEntries(transaction, front.id, 0, log);
    await stored(transaction);
  }

  async forget(id: string): Promise<void> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], 'readwrite');
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(ENTRIES).delete(entriesOf(id));
    await stored(transaction);
  }
}
