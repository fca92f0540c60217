/** Ends a timer; does nothing once it has run out. */
export type EndTimer = () => void;

/**
 * What the server does later or again and again. No timer keeps the process alive. Waits for other programs, such as databases, buses
 * and the threads of bots, are not among them: no test can turn their clocks.
 */
export interface Timers {
  /** Runs once, after the given time in milliseconds. */
  after(milliseconds: number, run: () => void): EndTimer;
  /** Runs again and again. */
  every(milliseconds: number, run: () => void): EndTimer;
}

export const REAL_TIMERS: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds).unref();
    return () => clearInterval(timer);
  },
};

/** Resolves after the given time; at once if that is none. */
export function pause(timers: Timers, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve();
  return new Promise((done) => {
    timers.after(milliseconds, done);
  });
}
