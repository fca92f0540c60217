import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** What a browser kept of tables and lessons; see `test/upgrade/README.md`. */
interface KeptBrowser {
  /** Where each table or lesson goes on. */
  readonly paths: Readonly<Record<string, string>>;
  /** Of the browser's database. */
  readonly version: number;
  readonly tables: readonly { readonly id: string; readonly lesson?: string }[];
  readonly entries: readonly (readonly [key: readonly [table: string, number: number], entry: unknown])[];
  readonly localStorage: Readonly<Record<string, string>>;
}

export const KEPT_BROWSER = JSON.parse(
  gunzipSync(readFileSync(new URL('../../test/upgrade/kept-browser.json.gz', import.meta.url))).toString(),
) as KeptBrowser;

/** Makes a browser what it was: everything is put there before any code of the page runs. */
export async function putKeptBrowser(page: Page): Promise<void> {
  const blank = '**/blank-page';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/blank-page');
  await page.evaluate(async ({ version, tables, entries, localStorage: stored }) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('coven', version);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('tables', { keyPath: 'id' });
        request.result.createObjectStore('entries');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(['tables', 'entries'], 'readwrite');
    for (const table of tables) transaction.objectStore('tables').add(table);
    for (const [key, entry] of entries) transaction.objectStore('entries').add(entry, [...key]);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    database.close();
  }, KEPT_BROWSER);
  await page.unroute(blank);
}
