import { Worker } from 'node:worker_threads';
import type { Answer, Question, SeatQuestion } from './question.ts';

interface Job {
  readonly question: Question;
  readonly answered: (text: string) => void;
  readonly asked: number;
}

interface Thinker {
  readonly worker: Worker;
  /** Whether the thread has loaded everything: no bot pays for that. */
  isReady: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

export type Mishap = 'slow' | 'crash' | 'wrong' | 'queue';

export interface PoolSettings {
  readonly workers: number;
  /** Milliseconds for one decision. */
  readonly budget: number;
  readonly bytes: (count: number) => Uint8Array;
  readonly onMishap: (mishap: Mishap, bot: string, detail: string) => void;
  /** Another module to think in. */
  readonly script?: URL;
}

/** Beyond its budget a bot has this much time, in milliseconds, to come back before its thread is ended. */
const GRACE = 500;
/** How long a thread may take to load everything, in milliseconds. */
const START_MOST = 20_000;
/** A question that waited so many budgets is answered without thinking: a table never stalls. */
const PATIENCE = 8;

/**
 * Threads in which bots think. `choose` always answers with one of the moves offered:
 * a bot that is slow, crashes or answers nonsense has a random one made for it, and its thread is replaced.
 */
export class BotPool {
  readonly #settings: PoolSettings;
  #thinkers: Thinker[] = [];
  #waiting: Job[] = [];
  #ids = 0;
  #isClosed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  choose(question: SeatQuestion): Promise<string> {
    const { budget, bytes } = this.#settings;
    const [only] = question.moves;
    if (question.moves.length === 1 && only !== undefined) return Promise.resolve(only);
    const seed = Buffer.from(bytes(16)).toString('hex');
    return new Promise((answered) => {
      this.#waiting.push({ question: { ...question, id: this.#ids++, budget, seed }, answered, asked: performance.now() });
      this.#next();
    });
  }

  #next(): void {
    const { budget, workers } = this.#settings;
    while (this.#waiting.length > 0) {
      const [job] = this.#waiting;
      if (!job) return;
      if (this.#isClosed || performance.now() - job.asked > budget * PATIENCE) {
        this.#waiting.shift();
        this.#giveUp(job, 'queue', 'too many questions');
        continue;
      }
      const free =
        this.#thinkers.find((thinker) => thinker.job === undefined) ?? (this.#thinkers.length < workers ? this.#hire() : undefined);
      if (!free) return;
      this.#waiting.shift();
      free.job = job;
      this.#time(free, free.isReady ? budget + GRACE : START_MOST);
      free.worker.postMessage(job.question);
    }
  }

  #time(thinker: Thinker, milliseconds: number): void {
    clearTimeout(thinker.timer);
    thinker.timer = setTimeout(() => this.#replace(thinker, 'slow', `more than ${milliseconds} ms`), milliseconds);
  }

  #hire(): Thinker {
    const worker = new Worker(this.#settings.script ?? new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    const thinker: Thinker = { worker, isReady: false, job: undefined, timer: undefined };
    this.#thinkers.push(thinker);
    worker.on('message', (answer: Answer | 'ready') => {
      if (answer !== 'ready') {
        this.#take(thinker, answer);
        return;
      }
      thinker.isReady = true;
      if (thinker.job) this.#time(thinker, this.#settings.budget + GRACE);
    });
    worker.on('error', (error) => this.#replace(thinker, 'crash', String(error)));
    worker.on('exit', () => this.#replace(thinker, 'crash', 'the thread ended'));
    return thinker;
  }

  #take(thinker: Thinker, answer: Answer): void {
    const { job } = thinker;
    if (!job || job.question.id !== answer.id) return;
    clearTimeout(thinker.timer);
    thinker.job = undefined;
    if ('error' in answer) this.#giveUp(job, 'crash', answer.error);
    else if (!job.question.moves.includes(answer.text)) this.#giveUp(job, 'wrong', answer.text.slice(0, 80));
    else job.answered(answer.text);
    this.#next();
  }

  #replace(thinker: Thinker, mishap: Mishap, detail: string): void {
    if (!this.#thinkers.includes(thinker)) return;
    this.#thinkers = this.#thinkers.filter((one) => one !== thinker);
    clearTimeout(thinker.timer);
    void thinker.worker.terminate();
    if (thinker.job) this.#giveUp(thinker.job, mishap, detail);
    this.#next();
  }

  #giveUp({ question, answered }: Job, mishap: Mishap, detail: string): void {
    // When the server stops, the move is not made either.
    if (!this.#isClosed) this.#settings.onMishap(mishap, question.bot, detail);
    const [byte = 0, more = 0] = this.#settings.bytes(2);
    answered(question.moves[(byte * 256 + more) % question.moves.length] as string);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const thinkers = this.#thinkers;
    this.#thinkers = [];
    this.#next();
    await Promise.all(
      thinkers.map((thinker) => {
        clearTimeout(thinker.timer);
        if (thinker.job) this.#giveUp(thinker.job, 'queue', 'the server stops');
        return thinker.worker.terminate();
      }),
    );
  }
}
