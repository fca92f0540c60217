import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { OrderedLines } from '../simulate/ordered-lines.ts';
import type { Outcome } from '../simulate/tally.ts';
import { UsageError } from '../usage.ts';

/** The games of an arena, one line each in their order after a first line that says what is played: an arena that stopped goes on there. */
export class OutcomeFile {
  readonly outcomes: Outcome[] = [];
  readonly #lines: OrderedLines;

  /** `file`: none if nothing is to be kept. `match`: what is played; a file of another match is refused. */
  constructor(file: string | undefined, match: object) {
    const head = JSON.stringify(match);
    if (file !== undefined && existsSync(file)) this.#read(file, head);
    else if (file !== undefined) writeFileSync(file, `${head}\n`);
    this.#lines = new OrderedLines((line) => {
      this.outcomes.push(JSON.parse(line));
      if (file !== undefined) appendFileSync(file, `${line}\n`);
    }, this.outcomes.length);
  }

  add(outcomes: readonly Outcome[]): void {
    this.#lines.add(outcomes);
  }

  #read(file: string, head: string): void {
    const text = readFileSync(file, 'utf8');
    // A line that was being written when the arena stopped does not count.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...lines] = whole.split('\n').slice(0, -1);
    if (first !== head) throw new UsageError('file-exists', { file });
    truncateSync(file, Buffer.byteLength(whole));
    this.outcomes.push(...lines.map((line): Outcome => JSON.parse(line)));
  }
}
