import { accessSync, constants } from 'node:fs';
import { databaseIn } from '@coven/server';
import { UsageError } from './usage.ts';

/** The database file of a data directory, which must be there and readable. */
export function readableDatabase(directory: string): string {
  const file = databaseIn(directory);
  try {
    accessSync(file, constants.R_OK);
    return file;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? new UsageError('no-database', { directory }) : new UsageError('file-unreadable', { file, why: code });
  }
}
