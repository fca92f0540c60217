import { Worker } from 'node:worker_threads';
import { HINT_TIME } from '@coven/bots';
import type { HintText } from '@coven/protocol';
import type { Answer, Question, SeatQuestion } from './question.ts';
import { Overruns, shareOf } from './share.ts';

interface Job {
  readonly question: Omit<Question, 'budget'>;
  /** Without a text: the question was given up. */
  readonly answered: (text?: string) => void;
  /** When it was asked, or last seen waiting at a table that nobody watched. */
  asked: number;
  /** Whether nobody watched its table while it waited: nobody counts the time then. */
  wasUnwatched: boolean;
  readonly isWatched: () => boolean;
  /** When a thread began with it, and how long it may think. */
  begun?: { readonly at: number; readonly share: number };
}

interface BotThread {
  readonly worker: Worker;
  /** Whether the thread has loaded everything; loading does not count as thinking time. */
  isReady: boolean;
  job: Job | undefined;
  /** The tables it was last asked about: it may still know what it thought there. */
  readonly tables: Set<string>;
  timer: NodeJS.Timeout | undefined;
}

export type BotProblem = 'slow' | 'crash' | 'wrong' | 'queue';

/** How a seat's decision came about. */
export interface BotDecision {
  /** `only`: there was nothing to choose. */
  readonly by: 'bot' | 'random' | 'only';
  /** Time from question to answer as a share of what the bot's level may have; only where somebody watched. */
  readonly share?: number;
}

export interface PoolSettings {
  readonly workers: number;
  /** Milliseconds for one decision, whatever a bot's level allows. */
  readonly budget: number;
  readonly bytes: (count: number) => Uint8Array;
  readonly onProblem: (problem: BotProblem, bot: string, detail: string) => void;
  readonly onDecision?: (decision: BotDecision) => void;
  /** The module that threads run, for tests. */
  readonly script?: URL;
}

/**
 * How far a bot may exceed its budget before its thread is terminated, in milliseconds: on a busy machine its first look at the clock
 * comes late, and a late move is better than a random one.
 */
const GRACE = 2000;
/** Maximum time a thread may take to load, in milliseconds. */
const MAX_START_TIME = 20_000;
/** A question that has waited this many times the budget gets a random answer, so that a table never stalls. */
const PATIENCE = 8;

/** How many tables a thread is preferred for. */
const MAX_TABLES = 32;

/** Of this many questions one goes to the table that has waited longest, watched or not. */
const FAIR_EVERY = 8;

/**
 * Threads in which bots think. `choose` always resolves to one of the offered moves: if a bot is slow, crashes or answers
 * nonsense, the pool picks a random move, and replaces the thread if necessary.
 */
export class BotPool {
  readonly #settings: PoolSettings;
  readonly #overruns = new Overruns();
  #threads: BotThread[] = [];
  #waiting: Job[] = [];
  #ids = 0;
  #taken = 0;
  /** Whether a thread has ever loaded everything: that takes seconds on a busy machine, and nobody has thought yet. */
  #hasLoaded = false;
  #isClosed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** Tables that nobody watches yield to those that are watched, but still go on. */
  choose(question: SeatQuestion, isWatched: () => boolean = () => true): Promise<string> {
    const { moves } = question;
    const [only] = moves;
    if (moves.length === 1 && only !== undefined) {
      this.#settings.onDecision?.({ by: 'only' });
      return Promise.resolve(only);
    }
    return this.#ask({ ...question, wants: 'move' }, isWatched).then((text) => text ?? this.#anyOf(moves));
  }

  /** A hint for somebody in that seat; none if it took too long. */
  async hint(question: SeatQuestion): Promise<HintText | undefined> {
    const limits = { milliseconds: HINT_TIME };
    const text = await this.#ask({ ...question, limits, wants: 'hint' }, () => true);
    return text === undefined ? undefined : (JSON.parse(text) as HintText);
  }

  #ask(question: Omit<Question, 'id' | 'budget' | 'seed'>, isWatched: () => boolean): Promise<string | undefined> {
    const seed = Buffer.from(this.#settings.bytes(16)).toString('hex');
    return new Promise((answered) => {
      const job = { question: { ...question, id: this.#ids++, seed }, answered, asked: performance.now() };
      this.#waiting.push({ ...job, wasUnwatched: !isWatched(), isWatched });
      this.#next();
    });
  }

  #anyOf(moves: readonly string[]): string {
    const [byte = 0, more = 0] = this.#settings.bytes(2);
    return moves[(byte * 256 + more) % moves.length] as string;
  }

  #next(): void {
    const { budget, workers } = this.#settings;
    this.#giveUpLate();
    while (this.#waiting.length > 0) {
      const idle = this.#threads.filter((thread) => thread.job === undefined);
      const any = idle[0] ?? (this.#threads.length < workers ? this.#startThread() : undefined);
      if (!any) return;
      const job = this.#take();
      const { table } = job.question;
      const free = idle.find(({ tables }) => tables.has(table)) ?? any;
      free.job = job;
      this.#know(free, table);
      this.#time(free, free.isReady ? budget + GRACE : MAX_START_TIME);
      const share = this.#shareOf(job);
      job.begun = { at: performance.now(), share };
      free.worker.postMessage({ ...job.question, budget: share } satisfies Question);
    }
  }

  #shareOf({ question, asked, isWatched }: Job): number {
    const { workers } = this.#settings;
    return shareOf({
      wanted: this.#wantedBy(question),
      waited: performance.now() - asked,
      isWatched: isWatched(),
      behind: this.#waiting.filter((waiting) => waiting.isWatched()).length,
      threads: workers,
      overrun: this.#overruns.of(question.game),
    });
  }

  #wantedBy({ limits }: Job['question']): number {
    const { budget } = this.#settings;
    return Math.min(budget, limits?.milliseconds ?? budget);
  }

  #know({ tables }: BotThread, table: string): void {
    tables.delete(table);
    tables.add(table);
    const [oldest] = tables;
    if (tables.size > MAX_TABLES && oldest !== undefined) tables.delete(oldest);
  }

  /** Nobody waits for an unwatched table, so its bots are late but not random. */
  #giveUpLate(): void {
    const now = performance.now();
    const late: Job[] = [];
    const rest: Job[] = [];
    for (const job of this.#waiting) {
      if (!job.isWatched()) {
        job.asked = now;
        job.wasUnwatched = true;
      }
      (this.#isClosed || (this.#hasLoaded && now - job.asked > this.#settings.budget * PATIENCE) ? late : rest).push(job);
    }
    this.#waiting = rest;
    for (const job of late) this.#giveUp(job, 'queue', 'too many questions');
  }

  /** Removes the next job: the oldest of a watched table, but now and then the oldest of all. */
  #take(): Job {
    const watched = ++this.#taken % FAIR_EVERY === 0 ? -1 : this.#waiting.findIndex(({ isWatched }) => isWatched());
    const [job] = this.#waiting.splice(Math.max(0, watched), 1);
    return job as Job;
  }

  #time(thread: BotThread, milliseconds: number): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.#replace(thread, 'slow', `more than ${milliseconds} ms`), milliseconds);
  }

  #startThread(): BotThread {
    const worker = new Worker(this.#settings.script ?? new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.unref();
    const thread: BotThread = { worker, isReady: false, job: undefined, tables: new Set(), timer: undefined };
    this.#threads.push(thread);
    worker.on('message', (answer: Answer | 'ready') => {
      if (answer !== 'ready') {
        this.#receive(thread, answer);
        return;
      }
      thread.isReady = true;
      this.#startClocks();
      if (thread.job) this.#time(thread, this.#settings.budget + GRACE);
    });
    worker.on('error', (error) => this.#replace(thread, 'crash', String(error)));
    worker.on('exit', () => this.#replace(thread, 'crash', 'the thread ended'));
    return thread;
  }

  /** Until the first thread has loaded, the time of those who wait for it has not begun. */
  #startClocks(): void {
    if (this.#hasLoaded) return;
    this.#hasLoaded = true;
    const now = performance.now();
    for (const job of [...this.#waiting, ...this.#threads.flatMap((thread) => thread.job ?? [])]) {
      job.asked = now;
      if (job.begun) job.begun = { ...job.begun, at: now };
    }
  }

  #receive(thread: BotThread, answer: Answer): void {
    const { job } = thread;
    if (!job || job.question.id !== answer.id) return;
    clearTimeout(thread.timer);
    thread.job = undefined;
    if ('error' in answer) this.#giveUp(job, 'crash', answer.error);
    else if (job.question.wants === 'move' && !job.question.moves.includes(answer.text))
      this.#giveUp(job, 'wrong', answer.text.slice(0, 80));
    else {
      if (job.begun) this.#overruns.add(job.question.game, performance.now() - job.begun.at - job.begun.share);
      this.#count(job, 'bot');
      job.answered(answer.text);
    }
    this.#next();
  }

  #replace(thread: BotThread, problem: BotProblem, detail: string): void {
    if (!this.#threads.includes(thread)) return;
    this.#threads = this.#threads.filter((one) => one !== thread);
    clearTimeout(thread.timer);
    void thread.worker.terminate();
    if (thread.job) this.#giveUp(thread.job, problem, detail);
    this.#next();
  }

  #giveUp(job: Job, problem: BotProblem, detail: string): void {
    // Not a problem while the server stops: the move is not made then.
    if (!this.#isClosed) {
      this.#settings.onProblem(problem, job.question.bot, detail);
      this.#count(job, 'random');
    }
    job.answered();
  }

  #count({ question, asked, wasUnwatched }: Job, by: BotDecision['by']): void {
    if (question.wants !== 'move') return;
    const share = (performance.now() - asked) / this.#wantedBy(question);
    this.#settings.onDecision?.(wasUnwatched ? { by } : { by, share });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = this.#threads;
    this.#threads = [];
    this.#next();
    await Promise.all(
      threads.map((thread) => {
        clearTimeout(thread.timer);
        if (thread.job) this.#giveUp(thread.job, 'queue', 'the server stops');
        return thread.worker.terminate();
      }),
    );
  }
}
