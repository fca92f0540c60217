import type { Thinking } from './bot.ts';

/** The same clock in Node and in the page; it never jumps. */
declare const performance: { now(): number };

/** Of its time a search uses so much: the rest is for whatever comes between it and the table. */
const SHARE = 0.9;

/** Counts a search's iterations and says when it must end: after as many as its input says, or when its time is up. */
export class Deadline {
  readonly #clock: () => number;
  readonly #iterations: number;
  readonly #begun: number;
  readonly #end: number;
  #done = 0;

  constructor({ budget, iterations, maxIterations, clock = () => performance.now() }: Thinking) {
    this.#clock = clock;
    this.#iterations = iterations ?? maxIterations ?? Number.POSITIVE_INFINITY;
    this.#begun = clock();
    this.#end = iterations === undefined ? this.#begun + budget * SHARE : Number.POSITIVE_INFINITY;
  }

  /** How long the search has taken so far, in milliseconds. */
  get taken(): number {
    return this.#clock() - this.#begun;
  }

  /** Whether its time is up. */
  get isOver(): boolean {
    return this.#clock() >= this.#end;
  }

  /** Whether there may be another iteration; the first always may. */
  next(): boolean {
    const isFine = this.#done === 0 || (this.#done < this.#iterations && this.#clock() < this.#end);
    this.#done++;
    return isFine;
  }
}
