import type { EndTimer, Timers } from './timers.ts';

/** Something that a node does again and again, but never twice at the same time. */
export class Repeated {
  readonly #run: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  readonly #endTimer: EndTimer;
  #running: Promise<void> | undefined;

  /** `onError`: by default, the next time comes soon. */
  constructor(timers: Timers, every: number, run: () => Promise<void>, onError: (error: unknown) => void = () => {}) {
    this.#run = run;
    this.#onError = onError;
    this.#endTimer = timers.every(every, () => void this.now());
  }

  /** Does it now, unless it is being done; resolves when it is done. */
  now(): Promise<void> {
    this.#running ??= this.#run()
      .catch(this.#onError)
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  /** Does it no more; resolves when the last time is done. */
  async close(): Promise<void> {
    this.#endTimer();
    await this.#running;
  }
}
