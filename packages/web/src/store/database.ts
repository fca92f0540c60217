import type { LogEntry } from '@coven/core';

const NAME = 'coven';
/** Raise it with every change of the stores below. */
const VERSION = 1;

export const TABLES = 'tables';
/** Log entries under `[table, number]`, numbered from 0. */
export const ENTRIES = 'entries';

/** The browser's database for tables that live in it. Rejects where the browser has none for this page. */
export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Where there is no `indexedDB` at all, this throws, which rejects.
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.result.createObjectStore(ENTRIES);
    };
    request.onsuccess = () => {
      const database = request.result;
      // A page of a later version must not wait for this one.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab holds an older database open'));
  });
}

export function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Adds entries to a table's log, from a number on. */
export function addEntries(transaction: IDBTransaction, id: string, from: number, entries: readonly LogEntry[]): void {
  const store = transaction.objectStore(ENTRIES);
  for (const [at, entry] of entries.entries()) store.add(entry, [id, from + at]);
}

/** Resolves when everything in the transaction is stored, rejects when none of it is. */
export function stored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** All entries of one table, in order: a list sorts after every number. */
export function entriesOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table], [table, []]);
}
