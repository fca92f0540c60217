import { Problem } from '@coven/core';
import { databaseIn, moveDatabase, storePlace } from '@coven/server';
import { command, EXIT } from '../command.ts';
import { databaseProblem, isDatabaseProblem, isSqliteError } from '../database-problem.ts';
import { UsageError } from '../usage.ts';
import { SETTING_FLAGS, settingsFrom } from './serve.ts';

export const moveDatabaseCommand = command({
  flags: { data: SETTING_FLAGS.data ?? { kind: 'text' }, database: SETTING_FLAGS.database ?? { kind: 'text' } },
  operands: [],
  async run({ out, say }, { flags }) {
    const settings = settingsFrom(flags);
    if (settings.database === '') throw new UsageError('needs-database', {});
    const place = storePlace(settings);
    const { data } = settings;
    try {
      const moved = await moveDatabase(data, settings.database);
      out(say('move-database.done', { ...moved, place, data }));
      return EXIT.fine;
    } catch (error) {
      if (isSqliteError(error)) throw databaseProblem(error, databaseIn(data));
      if (error instanceof Problem && error.code === 'no-database') throw new UsageError('no-database', { directory: data });
      if (error instanceof Problem && error.code === 'database-not-empty') throw new UsageError('database-not-empty', { place });
      if (error instanceof Problem && error.code === 'copy-differs')
        throw new UsageError('copy-differs', { table: String(error.args.table) });
      if (isDatabaseProblem(error)) throw new UsageError(error.code, error.args);
      throw error;
    }
  },
});
