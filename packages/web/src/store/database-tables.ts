import type { LogEntry } from '@coven/core';
import type { LocalFront, LocalSave } from '../worker/messages.ts';
import { answer, ENTRIES, entriesOf, stored, TABLES } from './database.ts';
import type { Appended, TableStore } from './table-store.ts';

/** How old the time of the last move may become before it is written again, in milliseconds: a front may hold a whole data file. */
const MAX_TIME_LAG = 60_000;

/** Tables in the browser's database. Each log is only ever added to. */
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
    add(transaction, front.id, 0, log);
    await stored(transaction);
  }

  async append(front: LocalFront, from: number, entries: readonly LogEntry[]): Promise<Appended> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], 'readwrite');
    const tables = transaction.objectStore(TABLES);
    const [kept, taken] = await Promise.all([
      answer<LocalFront | undefined>(tables.get(front.id)),
      answer(transaction.objectStore(ENTRIES).getKey([front.id, from])),
    ]);
    if (!kept || taken !== undefined) return 'refused';
    add(transaction, front.id, from, entries);
    if (isOutdated(kept, front)) tables.put(front);
    await stored(transaction);
    return 'appended';
  }

  async forget(id: string): Promise<void> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], 'readwrite');
    transaction.objectStore(TABLES).delete(id);
    transaction.objectStore(ENTRIES).delete(entriesOf(id));
    await stored(transaction);
  }
}

function add(transaction: IDBTransaction, id: string, from: number, entries: readonly LogEntry[]): void {
  const store = transaction.objectStore(ENTRIES);
  for (const [at, entry] of entries.entries()) store.add(entry, [id, from + at]);
}

function isOutdated(kept: LocalFront, front: LocalFront): boolean {
  return (
    kept.version !== front.version ||
    kept.isEnded !== front.isEnded ||
    kept.isOver !== front.isOver ||
    front.lastPlayed - kept.lastPlayed > MAX_TIME_LAG
  );
}
