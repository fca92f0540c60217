import type { Line } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import type { Konotop, Move, State } from '../rules/index.ts';
import { standingOf } from './greedy.ts';

/** A chain of one turn, and how its seat stands at its end. */
export interface Chain {
  readonly line: Line<Konotop>;
  readonly worth: number;
  /** Before chance comes in. */
  readonly end: State;
}

/** Every chain of one turn: where an effect may be declined, it may end. `maxLooks` limits how many are tried. */
export function chainsOf(rules: Rules<Konotop>, seat: Seat, state: State, maxLooks: number): Chain[] {
  const chains = new Chains(rules, seat, maxLooks);
  chains.from(state, []);
  return chains.found;
}

class Chains {
  readonly #rules: Rules<Konotop>;
  readonly #seat: Seat;
  #looks: number;
  readonly found: Chain[] = [];

  constructor(rules: Rules<Konotop>, seat: Seat, looks: number) {
    this.#rules = rules;
    this.#seat = seat;
    this.#looks = looks;
  }

  from(before: State, line: readonly Move[]): void {
    for (const move of this.#rules.moves(before, this.#seat)) {
      if (this.#looks <= 0 && this.found.length > 0) return;
      const state = this.#rules.clone(before);
      this.#rules.apply(state, this.#seat, move);
      const longer = [...line, move];
      if (state.phase === 'effect') {
        this.from(state, longer);
        continue;
      }
      this.#looks--;
      this.found.push({ line: longer, worth: this.#worthOf(state), end: state });
    }
  }

  /** Which occupier comes next is open; one without cards is worth nothing to anybody. */
  #worthOf(end: State): number {
    const state = end.phase === 'refill' ? this.#rules.clone(end) : end;
    while (state.phase === 'refill') this.#rules.apply(state, 'chance', this.#rules.outcomes(state)[0]?.move as Move);
    return standingOf(state, this.#seat);
  }
}
