/**
 * Counts what the players at many tables see. Each player sends a random legal move `think` milliseconds after learning
 * that it is its turn: with 0 it is a closed loop that keeps the server as busy as it can be.
 */
export class Load {
  readonly latencies: number[] = [];
  readonly think: number;
  moves = 0;
  bytes = 0;
  messages = 0;
  #isRunning = false;
  #open = 0;
  #waiting: (() => void)[] = [];
  #finish: () => void = () => undefined;

  constructor(think: number) {
    this.think = think;
  }

  /** A table is ready: its first player acts once all are. */
  opened(act: () => void): void {
    this.#open++;
    this.#waiting.push(act);
  }

  /** Lets everybody play until all games are over or the time is up; returns the seconds it took. */
  async run(maxMilliseconds: number): Promise<number> {
    const start = performance.now();
    const isOver = new Promise<void>((resolve) => {
      this.#finish = resolve;
    });
    this.#isRunning = true;
    for (const act of this.#waiting) this.later(act);
    const timer = setTimeout(this.#finish, maxMilliseconds);
    await isOver;
    clearTimeout(timer);
    this.#isRunning = false;
    return (performance.now() - start) / 1000;
  }

  /** Acts after the player has thought, unless the time is up. */
  later(act: () => void): void {
    if (!this.#isRunning) return;
    if (this.think === 0) act();
    else setTimeout(() => this.#isRunning && act(), this.think * (0.5 + Math.random()));
  }

  /** One move was answered, so many milliseconds after it was sent. */
  moved(milliseconds: number): void {
    if (!this.#isRunning) return;
    this.moves++;
    this.latencies.push(milliseconds);
  }

  received(bytes: number): void {
    if (!this.#isRunning) return;
    this.messages++;
    this.bytes += bytes;
  }

  /** One game is over. */
  finished(): void {
    this.#open--;
    if (this.#open === 0) this.#finish();
  }
}
