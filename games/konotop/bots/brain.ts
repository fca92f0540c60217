import type { Brain, Line } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import { type Konotop, type Move, type State, scoreOf } from '../rules/index.ts';
import { standingOf, worthsOf } from './greedy.ts';

/** Ends of chains looked at in a playout, and in a decision of the tree. */
const POLICY_LOOKS = 60;
const TREE_LOOKS = 400;
/** Lead in points that decides: at the start, and in the end. */
const SPREAD = 8;
const LAST_SPREAD = 3;

export function brainOf(rules: Rules<Konotop>): Brain<Konotop> {
  return {
    // Playouts must outlast the tactics: six turns with two seats.
    horizon: 2 + 2 * rules.seats,
    width: 40,
    scores: (state) => state.points.map(scoreOf),
    evaluate: worthsOf,
    spread: (state) =>
      LAST_SPREAD + ((SPREAD - LAST_SPREAD) * state.hidden.length) / Math.max(1, state.hidden.length + state.fallen.length),
    lines: (state, seat, max) => {
      const chains = new Chains(rules, seat, TREE_LOOKS);
      chains.from(state, []);
      return chains.found
        .sort((a, b) => b.worth - a.worth)
        .slice(0, max)
        .map(({ line }) => line);
    },
    policy: (state, seat) => {
      const chains = new Chains(rules, seat, POLICY_LOOKS);
      chains.from(state, []);
      return chains.found.reduce((best, chain) => (chain.worth > best.worth ? chain : best)).line;
    },
  };
}

/** Every chain of one turn with what it is worth at its end: where an effect may be declined, it may end. */
class Chains {
  readonly #rules: Rules<Konotop>;
  readonly #seat: Seat;
  #looks: number;
  readonly found: { readonly line: Line<Konotop>; readonly worth: number }[] = [];

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
      // Which occupier comes next is open; one without cards is worth nothing to anybody.
      while (state.phase === 'refill') this.#rules.apply(state, 'chance', this.#rules.outcomes(state)[0]?.move as Move);
      this.found.push({ line: longer, worth: standingOf(state, this.#seat) });
    }
  }
}
