/** How often the line is drawn, in milliseconds. */
const DRAW_EVERY = 200;

/** One line on standard error that is drawn in place, a few times a second, and cleared at the end; only in a terminal. */
export class LiveLine {
  readonly #text: () => string;
  readonly #timer: NodeJS.Timeout | undefined;

  constructor(text: () => string) {
    this.#text = text;
    if (process.stderr.isTTY !== true || process.env.TERM === 'dumb') return;
    this.#timer = setInterval(() => this.#draw(), DRAW_EVERY).unref();
    this.#draw();
  }

  get isShown(): boolean {
    return this.#timer !== undefined;
  }

  #draw(): void {
    process.stderr.write(`\r${this.#text()}\x1b[K`);
  }

  clear(): void {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    process.stderr.write('\r\x1b[K');
  }
}
