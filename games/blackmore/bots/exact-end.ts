import type { Line } from '@coven/bots/search';
import type { Rules, Seat } from '@coven/core';
import type { Blackmore } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { pointsOf } from '../rules/trick.ts';

/** With more cards in a hand the search takes too long. */
const MAX_CARDS = 5;
const MAX_POSITIONS = 60_000;
/** A win counts more than any number of points. */
const WIN = 1000;

/**
 * The best move where everything is known: two seats in the final stage, when each knows the other's cards. `ordered` names the promising
 * moves first, which makes the search short. `undefined` where it would take too long.
 */
export function bestEnd(
  rules: Rules<Blackmore>,
  state: State,
  seat: Seat,
  ordered: (state: State) => readonly Line<Blackmore>[],
): Line<Blackmore> | undefined {
  if (state.hands.length !== 2 || !state.isFinal || state.hands.some(({ size }) => size > MAX_CARDS)) return undefined;
  let positions = 0;
  /** What the seat gets at best, between what each side is sure of already. */
  const worthOf = (at: State, low: number, high: number): number => {
    if (at.phase === 'over') return lead(at, seat);
    if (++positions > MAX_POSITIONS) return 0;
    let [sure, most] = [low, high];
    const isOwn = at.toAct === seat;
    let best = isOwn ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const line of ordered(at)) {
      const value = worthOf(after(at, line), sure, most);
      best = isOwn ? Math.max(best, value) : Math.min(best, value);
      if (isOwn) sure = Math.max(sure, best);
      else most = Math.min(most, best);
      if (sure >= most) break;
    }
    return best;
  };
  const after = (at: State, line: Line<Blackmore>): State => {
    const next = rules.clone(at);
    for (const move of line) rules.apply(next, at.toAct, move);
    return next;
  };
  let best: Line<Blackmore> | undefined;
  let max = Number.NEGATIVE_INFINITY;
  for (const line of ordered(state)) {
    const value = worthOf(after(state, line), max, Number.POSITIVE_INFINITY);
    if (value > max) {
      max = value;
      best = line;
    }
  }
  return positions > MAX_POSITIONS ? undefined : best;
}

function lead({ won }: State, seat: Seat): number {
  const points = won.map(pointsOf);
  const by = (points[seat] as number) - (points[1 - seat] as number);
  return by + WIN * Math.sign(by);
}
