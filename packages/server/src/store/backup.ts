import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from '@coven/core';
import { databaseIn, PATIENCE_AT_START } from './database-file.ts';

/** Copies a consistent state of a server's database, running or not. The copy also contains the server's secrets. */
export function backup(directory: string, file: string): void {
  const source = databaseIn(directory);
  if (!existsSync(source)) throw new Problem('no-database', { directory });
  if (existsSync(file)) throw new Problem('file-exists', { file });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  // Created empty with its final permissions, so that no other user can ever read it.
  const copy = openSync(part, 'wx', 0o600);
  const db = new DatabaseSync(source, { timeout: PATIENCE_AT_START });
  try {
    db.prepare('VACUUM INTO ?').run(part);
    fsyncSync(copy);
    renameSync(part, file);
  } finally {
    closeSync(copy);
    db.close();
    rmSync(part, { force: true });
  }
}
