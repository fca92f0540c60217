import { Worker } from 'node:worker_threads';
import type { Block, FromWorker, Job } from './job.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** Small enough that all cores finish at the same time, large enough that messages cost nothing. */
const MAX_BLOCK = 500;

export interface SimulationResult {
  readonly tally: Tally;
  /** Time since all workers were ready. */
  readonly seconds: number;
}

/** Plays all games on the given number of threads; calls `progress` with the number of finished games. */
export async function playAll(job: Job, games: number, threads: number, progress: (done: number) => void): Promise<SimulationResult> {
  const tally = emptyTally(job.seats);
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
          const message = await nextMessage(worker);
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
  await nextMessage(worker);
}

function nextMessage(worker: Worker): Promise<FromWorker> {
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
