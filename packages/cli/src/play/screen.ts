import { createInterface, type Interface } from 'node:readline';
import { EXIT } from '../command.ts';
import { NO_PAINT, type Paint, paintFor } from '../paint.ts';
import { wrapInPlace } from '../wrap.ts';
import { columns } from './terminal-size.ts';

/** What is said to a player who leaves with Ctrl-C. */
export type Farewell = () => readonly string[];

/** Where a game is shown and answered. */
export interface Screen {
  /** Whether the screen is redrawn in place. */
  readonly isLive: boolean;
  readonly paint: Paint;
  /** Replaces the whole screen (live), or prints more lines. */
  show(lines: readonly string[]): void;
  /** Shows a picture, and draws it again if the size of the screen changes. */
  draw(picture: () => readonly string[]): void;
  /** The next input line; `undefined` at the end of input. What is shown meanwhile leaves the typed text as it is. */
  ask(prompt: string): Promise<string | undefined>;
  pause(milliseconds: number): Promise<void>;
  /** Call when the game is over: from then on, lines are printed normally. */
  leave(): void;
  close(): void;
}

/**
 * Input lines, each the answer to the question that was on the screen. A program may write its answers ahead; what a person types before
 * there is a question answers nothing.
 */
class Lines {
  readonly #reader: Interface;
  readonly #isLive: boolean;
  readonly #waiting: string[] = [];
  #prompt = '';
  #wanted: ((line: string | undefined) => void) | undefined;
  #isClosed = false;

  constructor(isLive: boolean, interrupted: () => void) {
    this.#isLive = isLive;
    this.#reader = createInterface({ input: process.stdin, output: process.stdout, terminal: isLive });
    this.#reader.on('line', (line) => {
      if (this.#wanted) this.#answer(line);
      else if (!process.stdin.isTTY) this.#waiting.push(line);
    });
    this.#reader.on('close', () => {
      this.#isClosed = true;
      // Ctrl-D leaves the cursor behind the prompt.
      if (this.#wanted && process.stdin.isTTY && !isLive) print(['']);
      this.#answer(undefined);
    });
    // In raw mode Ctrl-C is a key, else it is a signal.
    this.#reader.on('SIGINT', interrupted);
    process.prependListener('SIGINT', interrupted);
    this.#reader.on('close', () => process.off('SIGINT', interrupted));
  }

  #answer(line: string | undefined): void {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    wanted?.(line);
  }

  next(prompt: string): Promise<string | undefined> {
    const isPrompted = this.#wanted !== undefined && prompt === this.#prompt;
    if (prompt !== this.#prompt) this.#forgetTyped();
    this.#prompt = prompt;
    this.#reader.setPrompt(prompt);
    if (!this.#isClosed && !isPrompted) this.#reader.prompt();
    const line = this.#waiting.shift();
    if (line !== undefined || this.#isClosed) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#wanted = resolve;
    });
  }

  /** What was typed for another question is gone from the line. */
  #forgetTyped(): void {
    if (!this.#isLive || this.#isClosed || this.#reader.line === '') return;
    for (const name of ['e', 'u']) this.#reader.write(null, { ctrl: true, name });
  }

  get isAsking(): boolean {
    return this.#wanted !== undefined;
  }

  /** Restores the prompt and the typed text after more was shown, if a line is being asked for. */
  promptAgain(): void {
    if (this.#wanted) this.#reader.prompt(true);
  }

  close(): void {
    this.#reader.close();
  }
}

/** Lines of the main screen, wrapped at spaces. */
function wrapped(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => wrapInPlace(line, columns()));
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

/** Prints sentences one after another, for a screen reader or a pipe. */
export function plainScreen(farewell: Farewell): Screen {
  const lines = new Lines(false, () => {
    print(['', ...farewell()]);
    process.exit(EXIT.interrupted);
  });
  const show = (shown: readonly string[]) => {
    if (shown.length === 0) return;
    // In a terminal what is new does not follow the prompt in its line.
    if (!process.stdout.isTTY) print(shown);
    else print([...(lines.isAsking ? [''] : []), ...wrapped(shown)]);
    lines.promptAgain();
  };
  return {
    isLive: false,
    paint: NO_PAINT,
    show,
    draw: (picture) => show(picture()),
    ask: (prompt) => lines.next(prompt),
    pause: () => Promise.resolve(),
    leave: () => {},
    close: () => lines.close(),
  };
}

/** Whether there is a terminal that can be drawn on. */
export function mayDraw(): boolean {
  return process.stdout.isTTY && process.stdin.isTTY && process.env.TERM !== 'dumb';
}

/** A live screen, unless the player or the terminal wants plain sentences. */
export function openScreen({ plain }: { readonly plain: boolean }, farewell: Farewell): Screen {
  return !plain && mayDraw() ? liveScreen(farewell) : plainScreen(farewell);
}

const ENTER = '\x1b[?1049h';
const LEAVE = '\x1b[?1049l\x1b[?25h';
const CLEAR = '\x1b[H\x1b[2J';

/** Draws in place on the terminal's alternate screen, and restores the main one at the end. */
export function liveScreen(farewell: Farewell): Screen {
  const lines = new Lines(true, () => {
    leave();
    print(wrapped(farewell()));
    process.exit(EXIT.interrupted);
  });
  let isThere = true;
  let last: () => readonly string[] = () => [];
  const draw = (picture: () => readonly string[]) => {
    last = picture;
    if (isThere) process.stdout.write(CLEAR);
    const shown = picture();
    // A picture fits.
    print(isThere ? shown : wrapped(shown));
    lines.promptAgain();
  };
  const redraw = () => draw(last);
  const leave = () => {
    if (isThere) process.stdout.write(LEAVE);
    isThere = false;
    process.stdout.off('resize', redraw);
  };
  process.stdout.write(ENTER);
  process.stdout.on('resize', redraw);
  process.once('exit', leave);
  return {
    isLive: true,
    paint: paintFor(process.stdout, process.env),
    show: (shown) => draw(() => shown),
    draw,
    ask: (prompt) => lines.next(prompt),
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    leave,
    close() {
      lines.close();
      leave();
      process.off('exit', leave);
    },
  };
}
