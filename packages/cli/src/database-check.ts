import type { DatabaseSync } from 'node:sqlite';
import { openFile } from '@coven/server';

/** Whether a file is a whole database of this project; reads all of it. */
export function isSoundDatabase(file: string): boolean {
  let db: DatabaseSync | undefined;
  try {
    db = openFile(file, { readOnly: true });
    const tables = db
      .prepare(`SELECT count(*) AS count FROM sqlite_schema WHERE type = 'table' AND name IN ('room', 'line', 'listing')`)
      .get();
    return Number(tables?.count) === 3 && db.prepare('PRAGMA quick_check').get()?.quick_check === 'ok';
  } catch {
    return false;
  } finally {
    db?.close();
  }
}
