import type { Brain } from '@coven/bots/search';
import type { Rules } from '@coven/core';
import type { View, Whirling } from '../rules/index.ts';
import { sum } from '../rules/ingredients.ts';
import { Cook } from './cook.ts';

export const OPT = { width: 16, inner: 16, spread: 2 };

export function brainOf(rules: Rules<Whirling>, { capacity }: View): Brain<Whirling> {
  const cook = new Cook(rules, capacity);
  return {
    // A game is short: playouts go to its end.
    horizon: 60 * rules.seats,
    width: OPT.width,
    scores: ({ players }) => players.map(({ circle }) => sum(circle)),
    evaluate: ({ players }) => players.map(({ circle }) => sum(circle)),
    spread: () => OPT.spread,
    lines: (state, seat, max) => cook.lines(state, seat, max),
    policy: (state, seat) => cook.best(state, seat),
    sight: ({ phase }) => phase,
  };
}
