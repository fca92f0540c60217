import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from '@coven/core';
import { databaseIn, type Settings, storePlace } from '@coven/server';
import { type UsageCode, UsageError } from './usage.ts';

/** Codes that the server, its stores and its bus share with usage errors; where it is they leave to the caller. */
const SHARED = /^(database-|bus-|copy-differs$|newer-database$|no-database$)/;

/** By SQLite's primary result code. */
const SQLITE: Readonly<Record<number, 'bad-database' | 'data-not-writable' | 'database-held' | 'disk-full'>> = {
  5: 'database-held',
  8: 'data-not-writable',
  11: 'bad-database',
  13: 'disk-full',
  14: 'data-not-writable',
  26: 'bad-database',
};

/** What tells a host what to do about a database or a bus that cannot be used; any other error as it is. */
export function hostProblem(error: unknown, settings: Settings): unknown {
  const file = databaseIn(settings.data);
  if (error instanceof Problem && SHARED.test(error.code)) {
    const where = { file, directory: settings.data, place: storePlace(settings) };
    return new UsageError(error.code as UsageCode, { ...where, ...error.args } as UsageError['args']);
  }
  return isSqliteError(error) ? databaseProblem(error, file) : error;
}

interface SqliteError extends Error {
  /** SQLite's result code; its lowest byte is the primary code. */
  readonly errcode: number;
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';
}

export function databaseProblem({ errcode, message }: SqliteError, file: string): UsageError {
  const code = SQLITE[errcode & 0xff];
  if (code === undefined) return new UsageError('file-not-written', { file, why: message });
  return code === 'data-not-writable' ? notWritable(file, message) : new UsageError(code, { file });
}

/** Gives the system's reason instead of SQLite's, if there is one. */
export function notWritable(file: string, message: string): UsageError {
  let why = message;
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) why = 'EISDIR';
    // Check the directory, too: SQLite creates further files next to the database.
    for (const path of [dirname(file), file]) if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    why = (error as NodeJS.ErrnoException).code ?? message;
  }
  return new UsageError('data-not-writable', { file, why });
}
