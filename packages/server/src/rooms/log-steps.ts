import { type LogEntry, stepsOf } from '@coven/core';
import type { Change } from '@coven/room';
import { inSlices } from './slices.ts';

/** The steps of a game, from all lines of its table's log. */
export async function stepsIn(lines: readonly string[]): Promise<readonly (readonly LogEntry[])[]> {
  const log: LogEntry[] = [];
  for await (const line of inSlices(lines.slice(1))) log.push(...((JSON.parse(line) as Change).entries ?? []));
  return stepsOf(log);
}
