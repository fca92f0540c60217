import type { CliWords } from '@coven/words';
import { command, EXIT } from '../command.ts';
import { type Finding, findings } from '../doctor.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { usageLine } from '../usage-line.ts';

export const doctor = command({
  // The settings that can be checked, and those that a host should know, before the server starts.
  flags: {
    ...settingFlags('data', 'database', 'host', 'port', 'cert', 'key', 'client', 'keep-days', 'keep-finished-days'),
    json: { kind: 'switch' },
  },
  operands: [],
  async run(context, { flags }) {
    const { out, say } = context;
    const { json, ...given } = flags;
    const found = await findings(settingsFrom(given), (problem) => usageLine(say, problem));
    if (json) out(JSON.stringify(found, null, 2));
    else for (const finding of found) out(lineOf(finding, say));
    return found.every(({ isFine }) => isFine) ? EXIT.fine : EXIT.rejected;
  },
});

function lineOf(finding: Finding, say: CliWords): string {
  const { what } = finding;
  return finding.isFine ? `✓ ${say(`doctor.${finding.id}.fine`, { what })}` : `✗ ${say(`doctor.${finding.id}.wrong`, { what })}`;
}
