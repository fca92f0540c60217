import { existsSync } from 'node:fs';
import { backup as copyDatabase } from '@coven/server';
import { command, EXIT } from '../command.ts';
import { Usage } from '../usage.ts';
import { SETTING_FLAGS, settingsFrom } from './serve.ts';

export const backup = command({
  flags: { data: SETTING_FLAGS.data ?? { kind: 'text' } },
  operands: ['FILE'],
  async run(context, { flags, operands }) {
    const file = operands[0] as string;
    const { data } = settingsFrom(flags);
    if (!existsSync(data)) throw new Usage('file-missing', { file: data });
    if (existsSync(file)) throw new Usage('file-exists', { file });
    try {
      await copyDatabase(data, file);
    } catch (error) {
      throw new Usage('file-not-written', { file, why: error instanceof Error ? error.message : String(error) });
    }
    context.out(context.say('backup.done', { file }));
    return EXIT.fine;
  },
});
