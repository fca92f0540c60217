import type { LogEntry } from '@coven/core';
import type { Change } from '@coven/room';
import { inSlices } from './slices.ts';

/** The entries of a game, from all lines of its table's log. */
export async function entriesIn(lines: readonly string[]): Promise<readonly LogEntry[]> {
  const log: LogEntry[] = [];
  for await (const line of inSlices(lines.slice(1))) log.push(...((JSON.parse(line) as Change).entries ?? []));
  return log;
}
