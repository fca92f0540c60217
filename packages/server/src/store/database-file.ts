import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { DatabaseSync, DatabaseSyncOptions } from 'node:sqlite';
import { Problem } from '@coven/core';
import { MIGRATIONS } from './schema.ts';

/** How long to wait at startup for another program that locks the database, in milliseconds. */
export const PATIENCE_AT_START = 10_000;

/** The database file in a data directory. */
export function databaseIn(directory: string): string {
  return join(directory, 'coven.db');
}

/** Opens a database as it is. SQLite is fetched only now, so that an older Node can say what the commands do that it cannot run. */
export function openFile(file: string, options: DatabaseSyncOptions): DatabaseSync {
  const { DatabaseSync: Database } = process.getBuiltinModule('node:sqlite');
  return new Database(file, options);
}

/** Opens the database in a data directory and brings it to the current version; creates what is missing. */
export function openDatabase(directory: string): DatabaseSync {
  makeDirectory(resolve(directory));
  const file = databaseIn(directory);
  const db = openFile(file, { timeout: PATIENCE_AT_START });
  // The file holds the secrets of running games and the key for guests' cookies.
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
  migrate(db);
  return db;
}

/** Creates parents one by one: Node's `recursive` option never returns where directories cannot be created at all, as under `/proc`. */
function makeDirectory(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  mkdirSync(directory, { mode: 0o700 });
}

function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version > MIGRATIONS.length) throw new Problem('newer-database', { version, known: MIGRATIONS.length });
  for (const sql of MIGRATIONS.slice(version)) db.exec(sql);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  db.exec('COMMIT');
}
