import type { AnalysisProgress } from '@coven/bots/analysis';
import type { FinishedGame } from '../table/finished-game.ts';
import { keptFiles } from '../table/own-files.ts';
import type { AnalysedGame, AnalysisAsk, FromAnalyst } from '../worker/analysis-messages.ts';

/** Looks through one finished game, in a Worker that lives no longer than that. */
export class Analyst {
  state = $state<'idle' | 'busy' | 'done' | 'failed'>('idle');
  progress = $state.raw<AnalysisProgress | null>(null);
  game = $state.raw<AnalysedGame | null>(null);
  readonly #finished: Pick<FinishedGame, 'verify'>;
  #worker: Worker | undefined;

  constructor(finished: Pick<FinishedGame, 'verify'>) {
    this.#finished = finished;
  }

  async begin(): Promise<void> {
    this.state = 'busy';
    this.progress = null;
    const worker = new Worker(new URL('../worker/analysis-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const fail = () => {
      // Stopped meanwhile, perhaps begun anew: what became of this one is of no more interest.
      if (this.#worker === worker) this.#end('failed');
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromAnalyst>) => this.#receive(data));
    worker.addEventListener('error', fail);
    try {
      const { record } = await this.#finished.verify();
      worker.postMessage({ record, files: keptFiles() } satisfies AnalysisAsk);
    } catch {
      fail();
    }
  }

  stop(): void {
    this.#end(this.state === 'busy' ? 'idle' : this.state);
  }

  #receive(message: FromAnalyst): void {
    if (message.type === 'progress') {
      this.progress = message.progress;
      return;
    }
    if (message.type === 'done') this.game = message.game;
    this.#end(message.type);
  }

  #end(state: Analyst['state']): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.state = state;
  }
}
