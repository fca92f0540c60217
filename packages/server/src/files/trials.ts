import { Worker } from 'node:worker_threads';
import { type OptionProblem, Problem } from '@coven/core';
import { MAX_MEMORY, MAX_TRIAL, type Trial, type Verdict } from './trial.ts';

/** Maximum time that the thread may take to load, in milliseconds. */
const MAX_START_TIME = 20_000;
const MAX_WAITING = 64;

interface Job {
  readonly id: number;
  readonly trial: Trial;
  readonly option: string;
  readonly passed: () => void;
  readonly failed: (problem: Problem) => void;
}

interface TrialThread {
  readonly worker: Worker;
  /** Loading does not count as part of a trial. */
  isReady: boolean;
  timer: NodeJS.Timeout | undefined;
}

export interface TrialSettings {
  /** Milliseconds for one trial. */
  readonly budget?: number;
  /** The module that the thread runs, for tests. */
  readonly script?: URL;
}

/**
 * A thread in which tables with data files are checked and opened on trial, one at a time, with a budget of time and memory. A file
 * that exceeds it costs a thread, and never the main thread's time.
 */
export class Trials {
  readonly #budget: number;
  readonly #script: URL;
  readonly #waiting: Job[] = [];
  #thread: TrialThread | undefined;
  #job: Job | undefined;
  #ids = 0;
  #isClosed = false;

  constructor({ budget = MAX_TRIAL, script = new URL('./trial-worker.ts', import.meta.url) }: TrialSettings = {}) {
    this.#budget = budget;
    this.#script = script;
  }

  /** Resolves if the table can be opened, rejects with a `Problem` otherwise; `option` is blamed for a trial that is cut short. */
  run(trial: Trial, option: string): Promise<void> {
    return new Promise((passed, failed) => {
      if (this.#isClosed || this.#waiting.length >= MAX_WAITING) {
        failed(new Problem('unavailable'));
        return;
      }
      this.#waiting.push({ id: this.#ids++, trial, option, passed, failed });
      this.#next();
    });
  }

  #next(): void {
    if (this.#job) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#job = job;
    const thread = this.#thread ?? this.#startThread();
    this.#time(thread, thread.isReady ? this.#budget : MAX_START_TIME);
    thread.worker.postMessage({ ...job.trial, id: job.id });
  }

  #time(thread: TrialThread, milliseconds: number): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.#replace(thread), milliseconds);
  }

  #startThread(): TrialThread {
    const worker = new Worker(this.#script, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY, maxYoungGenerationSizeMb: 32 } });
    worker.unref();
    const thread: TrialThread = { worker, isReady: false, timer: undefined };
    this.#thread = thread;
    worker.on('message', (verdict: Verdict | 'ready') => {
      if (verdict !== 'ready') {
        this.#receive(thread, verdict);
        return;
      }
      thread.isReady = true;
      if (this.#job) this.#time(thread, this.#budget);
    });
    worker.on('error', () => this.#replace(thread));
    worker.on('exit', () => this.#replace(thread));
    return thread;
  }

  #receive(thread: TrialThread, verdict: Verdict): void {
    const job = this.#job;
    if (!job || job.id !== verdict.id) return;
    clearTimeout(thread.timer);
    this.#job = undefined;
    if (verdict.problem) job.failed(new Problem(verdict.problem.code, verdict.problem.args));
    else job.passed();
    this.#next();
  }

  /** Ends a thread that took too long, ran out of memory or failed. */
  #replace(thread: TrialThread): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    const job = this.#job;
    this.#job = undefined;
    if (job) job.failed(new Problem<OptionProblem>('file-too-expensive', { option: job.option }));
    this.#next();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const thread = this.#thread;
    this.#thread = undefined;
    for (const job of [...(this.#job ? [this.#job] : []), ...this.#waiting.splice(0)]) job.failed(new Problem('unavailable'));
    this.#job = undefined;
    clearTimeout(thread?.timer);
    await thread?.worker.terminate();
  }
}
