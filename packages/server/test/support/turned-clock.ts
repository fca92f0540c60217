import type { Environment } from '../../src/environment.ts';
import type { EndTimer, Timers } from '../../src/timers.ts';

interface Timer {
  at: number;
  readonly every: number | undefined;
  readonly run: () => void;
}

/** A clock that stands still until a test turns it. */
export class TurnedClock {
  #time = Date.now();
  readonly #timers = new Set<Timer>();
  readonly timers: Timers = {
    after: (milliseconds, run) => this.#add({ at: this.#time + milliseconds, every: undefined, run }),
    every: (milliseconds, run) => this.#add({ at: this.#time + milliseconds, every: milliseconds, run }),
  };

  /** A server's environment on this clock. */
  get environment(): Pick<Environment, 'now' | 'elapsed' | 'timers'> {
    return { now: this.now, elapsed: this.now, timers: this.timers };
  }

  readonly now = (): number => this.#time;

  #add(timer: Timer): EndTimer {
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Runs everything that falls into the next milliseconds, in order. What it starts may end later. */
  turn(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#time = Math.max(this.#time, next.at);
      if (next.every === undefined) this.#timers.delete(next);
      else next.at = this.#time + next.every;
      next.run();
    }
    this.#time = end;
  }

  /** Lets the time jump, as if the server had not run meanwhile: nothing falls into it, and what is due is late. */
  jump(milliseconds: number): void {
    this.#time += milliseconds;
  }

  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }
}
