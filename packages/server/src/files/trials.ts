import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type OptionProblem, Problem } from '@coven/core';
import { MAX_MEMORY, MAX_TRIAL, type Trial, type Verdict } from './trial.ts';

/** Maximum time that the process may take to load, in milliseconds. */
const MAX_START_TIME = 20_000;
const MAX_WAITING = 64;

interface Job {
  readonly id: number;
  readonly trial: Trial;
  readonly option: string;
  readonly passed: () => void;
  readonly failed: (problem: Problem) => void;
}

interface TrialProcess {
  readonly child: ChildProcess;
  /** Loading does not count as part of a trial. */
  isReady: boolean;
  timer: NodeJS.Timeout | undefined;
}

export interface TrialSettings {
  /** Milliseconds for one trial. */
  readonly budget?: number;
  /** The module that the process runs, for tests. */
  readonly script?: URL;
}

/**
 * A process in which tables with data files are checked and opened on trial, one at a time, with a budget of time and memory. A file
 * that exceeds it costs that process, and nothing of the server's; a thread that ran out of memory could take the server with it.
 */
export class Trials {
  readonly #budget: number;
  readonly #script: URL;
  readonly #waiting: Job[] = [];
  #process: TrialProcess | undefined;
  #job: Job | undefined;
  #ids = 0;
  #isClosed = false;

  constructor({ budget = MAX_TRIAL, script = new URL('./trial-process.ts', import.meta.url) }: TrialSettings = {}) {
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
    const trying = this.#process ?? this.#startProcess();
    this.#time(trying, trying.isReady ? this.#budget : MAX_START_TIME);
    trying.child.send({ ...job.trial, id: job.id });
  }

  #time(trying: TrialProcess, milliseconds: number): void {
    clearTimeout(trying.timer);
    trying.timer = setTimeout(() => this.#replace(trying), milliseconds);
  }

  #startProcess(): TrialProcess {
    const child = fork(this.#script, { execArgv: [`--max-old-space-size=${MAX_MEMORY}`], serialization: 'advanced', stdio: 'ignore' });
    // It must not keep the server from ending.
    child.unref();
    child.channel?.unref();
    const trying: TrialProcess = { child, isReady: false, timer: undefined };
    this.#process = trying;
    child.on('message', (verdict: Verdict | 'ready') => {
      if (verdict !== 'ready') {
        this.#receive(trying, verdict);
        return;
      }
      trying.isReady = true;
      if (this.#job) this.#time(trying, this.#budget);
    });
    child.on('error', () => this.#replace(trying));
    child.on('exit', () => this.#replace(trying));
    return trying;
  }

  #receive(trying: TrialProcess, verdict: Verdict): void {
    const job = this.#job;
    if (!job || job.id !== verdict.id) return;
    clearTimeout(trying.timer);
    this.#job = undefined;
    if (verdict.problem) job.failed(new Problem(verdict.problem.code, verdict.problem.args));
    else job.passed();
    this.#next();
  }

  /** Ends a process that took too long, ran out of memory or failed. */
  #replace(trying: TrialProcess): void {
    if (this.#process !== trying) return;
    this.#process = undefined;
    clearTimeout(trying.timer);
    trying.child.kill('SIGKILL');
    const job = this.#job;
    this.#job = undefined;
    if (job) job.failed(new Problem<OptionProblem>('file-too-expensive', { option: job.option }));
    this.#next();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const trying = this.#process;
    this.#process = undefined;
    for (const job of [...(this.#job ? [this.#job] : []), ...this.#waiting.splice(0)]) job.failed(new Problem('unavailable'));
    this.#job = undefined;
    clearTimeout(trying?.timer);
    if (!trying || trying.child.exitCode !== null || trying.child.signalCode !== null) return;
    trying.child.kill('SIGKILL');
    await once(trying.child, 'exit');
  }
}
