import { command, EXIT } from '../command.ts';
import { findings } from '../doctor.ts';
import { usageLine } from '../usage-line.ts';
import { SETTING_FLAGS, settingsFrom } from './serve.ts';

/** The server's settings that can be checked before it starts. */
const FLAGS = Object.fromEntries(
  ['data', 'database', 'host', 'port', 'cert', 'key', 'client'].flatMap((name) => {
    const flag = SETTING_FLAGS[name];
    return flag ? [[name, flag]] : [];
  }),
);

export const doctor = command({
  flags: { ...FLAGS, json: { kind: 'switch' } },
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
