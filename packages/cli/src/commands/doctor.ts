import { command, EXIT } from '../command.ts';
import { findings } from '../doctor.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { usageLine } from '../usage-line.ts';

export const doctor = command({
  // The settings that can be checked before the server starts.
  flags: { ...settingFlags('data', 'database', 'host', 'port', 'cert', 'key', 'client'), json: { kind: 'switch' } },
  operands: [],
  async run(context, { flags }) {
    const { out, say } = context;
    const { json, ...given } = flags;
    const found = await findings(settingsFrom(given), (problem) => usageLine(say, problem));
    if (json) out(JSON.stringify(found, null, 2));
    else
      for (const { id, isFine, what } of found) out(`${isFine ? '✓' : '✗'} ${say(`doctor.${id}.${isFine ? 'fine' : 'wrong'}`, { what })}`);
    return found.every(({ isFine }) => isFine) ? EXIT.fine : EXIT.rejected;
  },
});
