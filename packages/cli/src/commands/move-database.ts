import { moveDatabase, storePlace } from '@coven/server';
import { command, EXIT } from '../command.ts';
import { hostProblem } from '../host-problem.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { UsageError } from '../usage.ts';

export const moveDatabaseCommand = command({
  flags: settingFlags('data', 'database'),
  operands: [],
  async run({ out, say }, { flags }) {
    const settings = settingsFrom(flags);
    if (settings.database === '') throw new UsageError('needs-database', {});
    const { data } = settings;
    const moved = await moveDatabase(data, settings.database).catch((error: unknown) => {
      throw hostProblem(error, settings);
    });
    out(say('move-database.done', { ...moved, place: storePlace(settings), data }));
    return EXIT.fine;
  },
});
