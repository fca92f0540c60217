import { Problem } from '@coven/core';
import { DatabaseError } from 'pg';
import { NewerDatabase } from './migrations.ts';

/** Why a database cannot be used; each has a line that tells the host what to do. */
export type DatabaseProblem =
  | 'database-unreachable'
  | 'database-login'
  | 'database-missing'
  | 'database-rights'
  | 'database-insecure'
  | 'database-newer';

/** The problem behind an error at the start. Its arguments name the server and the database, never the password. */
export function startProblem(error: unknown, url: string): Problem<DatabaseProblem> {
  const why = error instanceof Error ? error.message || ((error as NodeJS.ErrnoException).code ?? error.name) : String(error);
  return new Problem<DatabaseProblem>(codeOf(error, why), { ...databasePlace(url), why });
}

/** What an address names, without the password. */
export function databasePlace(url: string): { readonly user: string; readonly server: string; readonly database: string } {
  const { username, host, pathname } = new URL(url);
  return { user: decodeURIComponent(username), server: host, database: decodeURIComponent(pathname.slice(1)) };
}

function codeOf(error: unknown, why: string): DatabaseProblem {
  if (error instanceof NewerDatabase) return 'database-newer';
  if (!(error instanceof DatabaseError)) {
    // The only file that an address names holds certificates.
    const isAboutFile = error instanceof Error && 'path' in error && 'syscall' in error && error.syscall === 'open';
    return isAboutFile || /certificate|SSL/i.test(why) ? 'database-insecure' : 'database-unreachable';
  }
  switch (error.code) {
    case '28P01':
    case '28000':
      return 'database-login';
    case '3D000':
      return 'database-missing';
    case '42501':
      return 'database-rights';
    default:
      return 'database-unreachable';
  }
}
