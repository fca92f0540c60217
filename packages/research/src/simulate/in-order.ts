import type { Outcome } from './tally.ts';

/** Passes outcomes on in the order of the games, in whatever order they come. */
export class InOrder {
  readonly #pass: (outcome: Outcome) => void;
  readonly #waiting = new Map<number, Outcome>();
  #next: number;

  constructor(pass: (outcome: Outcome) => void, first = 0) {
    this.#pass = pass;
    this.#next = first;
  }

  add(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) this.#waiting.set(outcome.game, outcome);
    for (let outcome = this.#waiting.get(this.#next); outcome; outcome = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      this.#pass(outcome);
    }
  }

  /** Passes on what follows a game that was never played. */
  finish(): void {
    for (const outcome of [...this.#waiting.values()].sort((a, b) => a.game - b.game)) this.#pass(outcome);
  }
}
