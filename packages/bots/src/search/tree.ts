import type { Types } from '@coven/core';
import type { Line } from './brain.ts';

/** How much a line that was tried seldom is preferred to one that did well: values are chances to win. */
const CURIOSITY = 0.5;
/** A decision tries this many lines at first, and more with the square root of its visits. */
const FIRST_LINES = 2;
const MORE_LINES = 1.5;
/** The share of one search's results that counts in the next. */
const FADING = 0.5;

/** One line of a decision, and what follows when it is played. */
export interface Branch<T extends Types> {
  readonly line: Line<T>;
  /** How often it could have been chosen: in other worlds it may not exist. */
  available: number;
  visits: number;
  /** The sum of the seat's values. */
  total: number;
  /** The seat's own next decisions, by what it sees. Nobody else's choices are in between. */
  readonly next: Map<string, Decision<T>>;
}

/** A decision of one seat in that seat's own tree. */
export class Decision<T extends Types> {
  readonly #branches = new Map<string, Branch<T>>();
  #visits = 0;

  /** What was found out before the seat knew more counts for less. */
  fade(): void {
    this.#visits *= FADING;
    for (const branch of this.#branches.values()) {
      branch.available *= FADING;
      branch.visits *= FADING;
      branch.total *= FADING;
    }
  }

  /** Picks one of the lines possible in this world, which come in the order of promise. */
  choose(lines: readonly Line<T>[], keyOf: (line: Line<T>) => string): Branch<T> {
    this.#visits++;
    const count = Math.min(lines.length, Math.floor(FIRST_LINES + MORE_LINES * Math.sqrt(this.#visits)));
    let best: Branch<T> | undefined;
    let max = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      const line = lines[at] as Line<T>;
      const branch = this.#branchOf(keyOf(line), line);
      branch.available++;
      const worth =
        branch.visits === 0
          ? Number.MAX_VALUE
          : branch.total / branch.visits + CURIOSITY * Math.sqrt(Math.log(branch.available) / branch.visits);
      if (worth > max) {
        max = worth;
        best = branch;
      }
    }
    return best as Branch<T>;
  }

  /** Of these lines the one that was visited most. */
  bestOf(lines: readonly Line<T>[], keyOf: (line: Line<T>) => string): Branch<T> {
    return lines
      .map((line) => this.#branchOf(keyOf(line), line))
      .reduce((best, branch) =>
        branch.visits > best.visits || (branch.visits === best.visits && branch.total > best.total) ? branch : best,
      );
  }

  #branchOf(key: string, line: Line<T>): Branch<T> {
    let branch = this.#branches.get(key);
    if (!branch) {
      branch = { line, available: 0, visits: 0, total: 0, next: new Map() };
      this.#branches.set(key, branch);
    }
    return branch;
  }
}
