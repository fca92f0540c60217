import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { FileProblem } from './file-problem.ts';

type IsItem<Item> = (item: unknown, number: number) => item is Item;

/** What a long command has found so far, one JSON line each after a first line that says what it does: when it stops, it can go on there. */
export class KeptLines<Item> {
  readonly items: Item[] = [];
  readonly #file: string | undefined;

  /** `file`: none if nothing is to be kept. `task`: what is done; a file of another task is refused. `isItem`: whether it is the one with this number. */
  constructor(file: string | undefined, task: object, isItem: IsItem<Item>) {
    this.#file = file;
    if (file === undefined) return;
    const head = JSON.stringify(task);
    written(file, () => {
      if (existsSync(file)) this.#read(file, head, isItem);
      else writeFileSync(file, `${head}\n`);
    });
  }

  add(item: Item): void {
    this.items.push(item);
    const file = this.#file;
    if (file !== undefined) written(file, () => appendFileSync(file, `${JSON.stringify(item)}\n`));
  }

  #read(file: string, head: string, isItem: IsItem<Item>): void {
    const text = readFileSync(file, 'utf8');
    // A line that was being written when the command stopped does not count.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [first, ...lines] = whole.split('\n').slice(0, -1);
    if (first !== head) throw new FileProblem('file-exists', { file });
    lines.forEach((line, at) => {
      const item = parsed(line);
      if (!isItem(item, at)) throw new FileProblem('bad-line', { file, line: at + 2 });
      this.items.push(item);
    });
    truncateSync(file, Buffer.byteLength(whole));
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A disk that is full or a folder that is not there is told in one line. */
function written(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw error instanceof FileProblem
      ? error
      : new FileProblem('file-not-written', { file, why: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}
