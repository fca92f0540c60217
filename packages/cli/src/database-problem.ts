import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Problem } from '@coven/core';
import type { BusProblem, DatabaseProblem } from '@coven/server';
import { type UsageArgs, UsageError } from './usage.ts';

interface SqliteError extends Error {
  /** SQLite's result code; its lowest byte is the primary code. */
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

/** A shared database cannot be used; the code and its arguments are those of a usage error. */
export function isDatabaseProblem(error: unknown): error is { code: DatabaseProblem; args: UsageArgs[DatabaseProblem] } {
  return error instanceof Problem && error.code.startsWith('database-') && 'server' in error.args;
}

/** The bus cannot be used; the code and its arguments are those of a usage error. */
export function isBusProblem(error: unknown): error is { code: BusProblem; args: UsageArgs[BusProblem] } {
  return error instanceof Problem && ['bus-unreachable', 'bus-login', 'bus-other-database'].includes(error.code);
}

/** Whether the problem is the database file itself rather than the operation. */
export function isFileProblem({ errcode }: SqliteError): boolean {
  return [BUSY, CORRUPT, NOT_A_DATABASE].includes(errcode & KIND);
}

/** The usage error that tells a host what to do about a database that cannot be opened or written. */
export function databaseProblem({ errcode, message }: SqliteError, file: string): UsageError {
  switch (errcode & KIND) {
    case CORRUPT:
    case NOT_A_DATABASE:
      return new UsageError('bad-database', { file });
    case FULL:
      return new UsageError('disk-full', { file });
    case BUSY:
      return new UsageError('database-held', { file });
    case CANNOT_OPEN:
    case READ_ONLY:
      return notWritable(file, message);
    default:
      return new UsageError('file-not-written', { file, why: message });
  }
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
