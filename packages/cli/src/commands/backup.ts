import { existsSync } from 'node:fs';
import { backup as copyDatabase } from '@coven/server';
import { command, EXIT } from '../command.ts';
import { databaseProblem, isFileProblem, isSqliteError } from '../database-problem.ts';
import { readableDatabase } from '../readable-database.ts';
import { UsageError } from '../usage.ts';
import { SETTING_FLAGS, settingsFrom } from './serve.ts';

export const backup = command({
  flags: { data: SETTING_FLAGS.data ?? { kind: 'text' } },
  operands: ['FILE'],
  async run(context, { flags, operands }) {
    const file = operands[0] as string;
    const { data } = settingsFrom(flags);
    const source = readableDatabase(data);
    if (existsSync(file)) throw new UsageError('file-exists', { file });
    try {
      await copyDatabase(data, file);
    } catch (error) {
      if (isSqliteError(error) && isFileProblem(error)) throw databaseProblem(error, source);
      throw new UsageError('file-not-written', { file, why: error instanceof Error ? error.message : String(error) });
    }
    context.out(context.say('backup.done', { file }));
    return EXIT.fine;
  },
});
