import { existsSync } from 'node:fs';
import { backup as copyDatabase } from '@coven/server';
import { command, EXIT } from '../command.ts';
import { hostProblem } from '../host-problem.ts';
import { readableDatabase } from '../readable-database.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { UsageError } from '../usage.ts';

export const backup = command({
  flags: settingFlags('data'),
  operands: ['FILE'],
  async run(context, { flags, operands }) {
    const file = operands[0] as string;
    const settings = settingsFrom(flags);
    readableDatabase(settings.data);
    if (existsSync(file)) throw new UsageError('file-exists', { file });
    try {
      await copyDatabase(settings.data, file);
    } catch (error) {
      const problem = hostProblem(error, settings);
      if (problem instanceof UsageError && ['bad-database', 'database-held'].includes(problem.code)) throw problem;
      throw new UsageError('file-not-written', { file, why: error instanceof Error ? error.message : String(error) });
    }
    context.out(context.say('backup.done', { file }));
    return EXIT.fine;
  },
});
