/**
 * Drives the players at many tables and counts their moves. Each player sends a random legal move `think` milliseconds after its
 * turn starts; 0 gives a closed loop that keeps the server as busy as possible.
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

  /** Adds a table that is ready; its first player acts once all tables are. */
  opened(act: () => void): void {
    this.#open++;
    this.#waiting.push(act);
  }

  /** Lets all players play until all games are over or the time is up; returns the elapsed seconds. */
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

  /** Calls `act` after the thinking time, unless the time is up. */
  later(act: () => void): void {
    if (!this.#isRunning) return;
    if (this.think === 0) act();
    else setTimeout(() => this.#isRunning && act(), this.think * (0.5 + Math.random()));
  }

  /** Records that a move was answered, with its latency in milliseconds. */
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

  /** Records that a game is over. */
  finished(): void {
    this.#open--;
    if (this.#open === 0) this.#finish();
  }
}
