import { Worker } from 'node:worker_threads';
import type { Block, FromWorker, Job, Played } from './job.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** Small enough that all cores finish at the same time, large enough that messages cost nothing. */
const MAX_BLOCK = 500;

export interface SimulationResult {
  readonly tally: Tally;
  /** Time since all workers were ready. */
  readonly seconds: number;
}

export interface Simulation {
  readonly job: Job;
  readonly games: number;
  /** The first game that is played: those before are known already. */
  readonly from?: number;
  readonly threads: number;
  /** Games that a worker plays before others are counted; without it as many as are worth a message. */
  readonly block?: number | undefined;
  /** Ends the simulation early; the result is what was played until then. */
  readonly signal: AbortSignal;
  /** Called for what was played, several times a second; the next games wait for it. */
  played(played: Played, tally: Tally): Promise<void> | void;
}

/** Plays all games, or as many as were played when the signal came. */
export async function playAll({
  job,
  games,
  from: begin = 0,
  threads,
  block = MAX_BLOCK,
  signal,
  played,
}: Simulation): Promise<SimulationResult> {
  const tally = emptyTally(job.seats);
  const size = Math.max(1, Math.min(block, Math.ceil((games - begin) / (threads * 4))));
  let next = begin;
  const nextBlock = (): Block | undefined => {
    if (next >= games || signal.aborted) return undefined;
    const from = next;
    next = Math.min(games, from + size);
    return { from, to: next };
  };

  const workers = Array.from(
    { length: Math.min(threads, Math.ceil((games - begin) / size)) },
    () => new Worker(workerFile, { workerData: job }),
  );
  try {
    await Promise.all(workers.map((worker) => nextMessage(worker, signal)));
    const begun = performance.now();
    await Promise.all(
      workers.map(async (worker) => {
        for (let block = nextBlock(); block; block = nextBlock()) {
          worker.postMessage(block);
          for (let isDone = false; !isDone; ) {
            const message = await nextMessage(worker, signal);
            if (message === 'stopped' || message.type === 'ready') return;
            addTally(tally, message.tally);
            await played(message, tally);
            isDone = message.type === 'played';
          }
        }
      }),
    );
    return { tally, seconds: (performance.now() - begun) / 1000 };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const workerFile = new URL('./worker.ts', import.meta.url);

function nextMessage(worker: Worker, signal: AbortSignal): Promise<FromWorker | 'stopped'> {
  if (signal.aborted) return Promise.resolve('stopped');
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', told);
      worker.off('error', failed);
      signal.removeEventListener('abort', stopped);
      act();
    };
    const told = (message: FromWorker) => settle(() => resolve(message));
    const failed = (error: unknown) => settle(() => reject(error));
    const stopped = () => settle(() => resolve('stopped'));
    worker.once('message', told);
    worker.once('error', failed);
    signal.addEventListener('abort', stopped);
  });
}
