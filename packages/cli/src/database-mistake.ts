import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Usage } from './usage.ts';

interface SqliteError extends Error {
  /** SQLite's own result code; the lowest byte is the kind. */
  readonly errcode: number;
}

const KIND = 0xff;
const BUSY = 5;
const READ_ONLY = 8;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

export function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR';
}

/** Whether the database itself is at fault, and not what was to be done with it. */
export function isAboutTheFile({ errcode }: SqliteError): boolean {
  return [BUSY, CORRUPT, NOT_A_DATABASE].includes(errcode & KIND);
}

/** What a host can do about a database that cannot be opened or written. */
export function databaseMistake({ errcode, message }: SqliteError, file: string): Usage {
  switch (errcode & KIND) {
    case CORRUPT:
    case NOT_A_DATABASE:
      return new Usage('bad-database', { file });
    case FULL:
      return new Usage('disk-full', { file });
    case BUSY:
      return new Usage('database-held', { file });
    case CANNOT_OPEN:
    case READ_ONLY:
      return notWritable(file, message);
    default:
      return new Usage('file-not-written', { file, why: message });
  }
}

/** With the system's reason rather than SQLite's, if one can be found. */
export function notWritable(file: string, message: string): Usage {
  let why = message;
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) why = 'EISDIR';
    // SQLite puts further files beside its own.
    for (const path of [dirname(file), file]) if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    why = (error as NodeJS.ErrnoException).code ?? message;
  }
  return new Usage('data-not-writable', { file, why });
}
