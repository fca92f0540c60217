import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { databaseIn } from '@coven/server';
import { command, EXIT } from '../command.ts';
import { isSoundDatabase } from '../database-check.ts';
import { causeOf } from '../file.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { UsageError } from '../usage.ts';

export const restore = command({
  flags: settingFlags('data'),
  operands: ['FILE'],
  async run({ out, say }, { flags, operands }) {
    const file = operands[0] as string;
    const { data } = settingsFrom(flags);
    const target = databaseIn(data);
    if (!existsSync(file)) throw new UsageError('file-missing', { file });
    // A database that is there may be in use, and is never overwritten.
    for (const there of [target, `${target}-wal`]) if (existsSync(there)) throw new UsageError('data-in-place', { file: there });
    if (!isSoundDatabase(file)) throw new UsageError('bad-backup', { file });
    const part = `${target}.part`;
    try {
      mkdirSync(data, { recursive: true, mode: 0o700 });
      copyFileSync(file, part);
      renameSync(part, target);
    } catch (error) {
      rmSync(part, { force: true });
      throw new UsageError('file-not-written', { file: target, why: causeOf(error) });
    }
    out(say('restore.done', { file: target }));
    return EXIT.fine;
  },
});
