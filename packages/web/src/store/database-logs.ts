import type { LogEntry } from '@coven/core';
import type { LocalFront } from '../worker/messages.ts';
import { addEntries, answer, ENTRIES, stored, TABLES } from './database.ts';
import type { Appended, LogStore } from './table-store.ts';

/** How old the time of the last move may become before it is written again, in milliseconds: a front may hold a whole data file. */
const MAX_TIME_LAG = 60_000;

/** The logs of tables in the browser's database, which are only ever added to. */
export class DatabaseLogs implements LogStore {
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  async append(front: LocalFront, from: number, entries: readonly LogEntry[]): Promise<Appended> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], 'readwrite');
    const tables = transaction.objectStore(TABLES);
    const [kept, taken] = await Promise.all([
      answer<LocalFront | undefined>(tables.get(front.id)),
      answer(transaction.objectStore(ENTRIES).getKey([front.id, from])),
    ]);
    if (!kept || taken !== undefined) return 'refused';
    addEntries(transaction, front.id, from, entries);
    if (isOutdated(kept, front)) tables.put(front);
    await stored(transaction);
    return 'appended';
  }
}

function isOutdated(kept: LocalFront, front: LocalFront): boolean {
  return (
    kept.version !== front.version ||
    kept.isEnded !== front.isEnded ||
    kept.isOver !== front.isOver ||
    front.lastPlayed - kept.lastPlayed > MAX_TIME_LAG
  );
}
