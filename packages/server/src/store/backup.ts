import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { Problem } from '@coven/core';
import { databaseIn, openFile, PATIENCE_AT_START } from './database-file.ts';

/** Pages that are copied at a time; between two times a running server gets at the disk. */
const PAGES = 1000;

/** Copies a consistent state of a server's database, running or not. The copy also contains the server's secrets. */
export async function backup(directory: string, file: string): Promise<void> {
  const source = databaseIn(directory);
  if (!existsSync(source)) throw new Problem('no-database', { directory });
  if (existsSync(file)) throw new Problem('file-exists', { file });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  // Created empty with its final permissions, so that no other user can ever read it.
  const copy = openSync(part, 'wx', 0o600);
  const db = openFile(source, { timeout: PATIENCE_AT_START });
  try {
    // Holds the state of this moment: else the copy would begin again with every move.
    db.exec('BEGIN; SELECT count(*) FROM secret');
    await process.getBuiltinModule('node:sqlite').backup(db, part, {
      rate: PAGES,
      // What waits for the disk never gets so much that a move would have to wait for it.
      progress: () => fdatasyncSync(copy),
    });
    db.exec('COMMIT');
    fsyncSync(copy);
    renameSync(part, file);
  } finally {
    closeSync(copy);
    db.close();
    rmSync(part, { force: true });
  }
}
