const WIDTH = 30;

/** A progress bar on standard error, drawn in place and cleared at the end; only in a terminal. */
export class Progress {
  readonly #total: number;
  readonly #isShown = process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  #shown = '';

  constructor(total: number) {
    this.#total = total;
  }

  reached(done: number): void {
    const part = done / this.#total;
    const full = Math.round(part * WIDTH);
    const text = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(part * 100)} %`;
    if (!this.#isShown || text === this.#shown) return;
    this.#shown = text;
    process.stderr.write(`\r${text}`);
  }

  finish(): void {
    if (this.#isShown) process.stderr.write('\r\x1b[K');
  }
}
