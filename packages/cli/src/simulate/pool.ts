import { Worker } from 'node:worker_threads';
import type { Block, FromWorker, Job } from './job.ts';
import { addTally, blankTally, type Tally } from './tally.ts';

/** Small enough that all cores finish together, large enough that talking costs nothing. */
const MAX_BLOCK = 500;

export interface Played {
  readonly tally: Tally;
  /** From the moment all workers stand ready. */
  readonly seconds: number;
}

/** Plays all games on so many threads; `progress` hears how many are done. */
export async function playAll(job: Job, games: number, threads: number, progress: (done: number) => void): Promise<Played> {
  const tally = blankTally(job.seats);
  const size = Math.max(1, Math.min(MAX_BLOCK, Math.ceil(games / (threads * 4))));
  let next = 0;
  const nextBlock = (): Block | undefined => {
    if (next >= games) return undefined;
    const from = next;
    next = Math.min(games, from + size);
    return { from, to: next };
  };

  const workers = Array.from({ length: Math.min(threads, Math.ceil(games / size)) }, () => new Worker(workerFile, { workerData: job }));
  try {
    await Promise.all(workers.map(ready));
    const begun = performance.now();
    await Promise.all(
      workers.map(async (worker) => {
        for (let block = nextBlock(); block; block = nextBlock()) {
          worker.postMessage(block);
          const message = await heard(worker);
          if (message.type === 'played') addTally(tally, message.tally);
          progress(tally.games);
        }
      }),
    );
    return { tally, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const workerFile = new URL('./worker.ts', import.meta.url);

async function ready(worker: Worker): Promise<void> {
  await heard(worker);
}

function heard(worker: Worker): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', told);
      worker.off('error', failed);
      act();
    };
    const told = (message: FromWorker) => settle(() => resolve(message));
    const failed = (error: unknown) => settle(() => reject(error));
    worker.once('message', told);
    worker.once('error', failed);
  });
}
