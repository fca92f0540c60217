import type { Page } from '@playwright/test';

export interface StoredTable {
  readonly id: string;
  /** Log entries under this table. */
  readonly entries: number;
}

/** What the browser's database holds, read without the page's own code: tables, and entries even of a table that is not there. */
export function storedTables(page: Page): Promise<readonly StoredTable[]> {
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('coven'));
    const transaction = database.transaction(['tables', 'entries']);
    const [tables, entries] = await Promise.all([
      answer(transaction.objectStore('tables').getAllKeys()),
      answer(transaction.objectStore('entries').getAllKeys()),
    ]);
    database.close();
    const ids = new Set([...tables, ...entries.map((key) => (key as [string, number])[0])].map(String));
    return [...ids].map((id) => ({ id, entries: entries.filter((key) => (key as [string, number])[0] === id).length }));
  });
}
