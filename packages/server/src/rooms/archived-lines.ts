import { ArchivedLog } from '@coven/room';
import { inSlices } from './slices.ts';

/** What stays of the lines of a finished game once its talk is removed. */
export async function archivedLines(lines: readonly string[]): Promise<readonly string[]> {
  const log = new ArchivedLog();
  const archived: string[] = [];
  for await (const line of inSlices(lines.toReversed())) archived.push(log.archived(line));
  return archived.reverse();
}
