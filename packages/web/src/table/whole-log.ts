import type { Types, Viewer } from '@coven/core';
import { keptFiles } from './own-files.ts';
import { tableWorker } from './worker-link.ts';

/** Everything that one viewer was shown of a recorded game: once it is over, all of it may be looked at again. */
export async function wholeLog(record: string, viewer: Viewer): Promise<readonly Types['shown'][]> {
  const frames = await tableWorker().ask({ type: 'replay', text: record, viewer, files: keptFiles() });
  const takenBack = frames.at(-1)?.takenBack;
  return frames
    .flatMap(({ shown }) => shown as readonly unknown[] as readonly Types['shown'][])
    .filter((_, number) => !takenBack?.includes(number));
}
