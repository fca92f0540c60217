import type { Types } from '@coven/core';
import type { BotInput } from './bot.ts';

/** The same clock in Node and in the page; it never jumps. */
declare const performance: { now(): number };

/** Of its time a search uses so much: the rest is for whatever comes between it and the table. */
const SHARE = 0.9;

/** Counts a search's iterations and says when it must end: after as many as its input says, or when its time is up. */
export class Deadline {
  readonly #iterations: number | undefined;
  readonly #end: number;
  #done = 0;

  constructor({ budget, iterations }: Pick<BotInput<Types>, 'budget' | 'iterations'>) {
    this.#iterations = iterations;
    this.#end = performance.now() + budget * SHARE;
  }

  /** Whether there may be another iteration; the first always may. */
  next(): boolean {
    const isFine = this.#done === 0 || (this.#iterations === undefined ? performance.now() < this.#end : this.#done < this.#iterations);
    this.#done++;
    return isFine;
  }
}
