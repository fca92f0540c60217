import type { Outcome } from './tally.ts';

/** Prints outcomes in the order of the games, in whatever order they come. */
export class OrderedLines {
  readonly #print: (line: string) => void;
  readonly #waiting = new Map<number, Outcome>();
  #next: number;

  constructor(print: (line: string) => void, first = 0) {
    this.#print = print;
    this.#next = first;
  }

  add(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) this.#waiting.set(outcome.game, outcome);
    for (let outcome = this.#waiting.get(this.#next); outcome; outcome = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      this.#print(JSON.stringify(outcome));
    }
  }

  /** Prints what follows a game that was never played. */
  finish(): void {
    const rest = [...this.#waiting.values()].sort((a, b) => a.game - b.game);
    for (const outcome of rest) this.#print(JSON.stringify(outcome));
  }
}
