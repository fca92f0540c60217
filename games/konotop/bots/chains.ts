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
  const found: Chain[] = [];
  const from = (before: State, line: readonly Move[]): void => {
    for (const move of rules.moves(before, seat)) {
      if (found.length > 0 && found.length >= maxLooks) return;
      const end = rules.clone(before);
      rules.apply(end, seat, move);
      if (end.phase === 'effect') from(end, [...line, move]);
      else found.push({ line: [...line, move], worth: worthOf(rules, seat, end), end });
    }
  };
  from(state, []);
  return found;
}

/** Which occupier comes next is open; one without cards is worth nothing to anybody. */
function worthOf(rules: Rules<Konotop>, seat: Seat, end: State): number {
  const state = end.phase === 'refill' ? rules.clone(end) : end;
  while (state.phase === 'refill') rules.apply(state, 'chance', rules.outcomes(state)[0]?.move as Move);
  return standingOf(state, seat);
}
