import type { SeatQuestion } from '@coven/session';

/** What the Worker of the bots is asked: what a bot's seat knows, and nothing else of the table. */
export interface BotAsk extends SeatQuestion {
  readonly number: number;
  /** Milliseconds. */
  readonly budget: number;
  readonly seed: string;
}

/** Without a text: the bot threw, or is not there. */
export interface BotAnswer {
  readonly number: number;
  readonly text?: string;
}

/** How long after its budget a bot that has not answered is given up, in milliseconds: it may have to load first. */
const PATIENCE = 20_000;

/** Where bots that search think, so that the tables of this page can answer meanwhile. */
export interface BotThread {
  /** Nothing if no bot can think there: its caller must then do it. */
  choose(question: SeatQuestion, budget: number): Promise<string | undefined>;
}

/** A Worker inside the Worker, started when a bot is first asked, and again after it has failed to answer. */
export class BotWorker implements BotThread {
  readonly #waiting = new Map<number, (text?: string) => void>();
  #worker: Worker | undefined;
  #asked = 0;

  choose(question: SeatQuestion, budget: number): Promise<string | undefined> {
    const worker = this.#started();
    if (!worker) return Promise.resolve(undefined);
    const number = this.#asked++;
    // Not from the table's own numbers, which decide what is drawn.
    const seed = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join(' ');
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(), budget + PATIENCE);
      this.#waiting.set(number, (text) => {
        clearTimeout(timer);
        resolve(text);
      });
      worker.postMessage({ ...question, number, budget, seed } satisfies BotAsk);
    });
  }

  /** Old browsers have no Workers inside Workers. */
  #started(): Worker | undefined {
    if (this.#worker || !globalThis.Worker) return this.#worker;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => this.#receive(data));
    worker.addEventListener('error', () => this.#giveUp());
    this.#worker = worker;
    return worker;
  }

  #receive({ number, text }: BotAnswer): void {
    this.#waiting.get(number)?.(text);
    this.#waiting.delete(number);
  }

  #giveUp(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answer of this.#waiting.values()) answer();
    this.#waiting.clear();
  }
}
