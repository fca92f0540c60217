import type { Standing } from '@coven/core';
import type { State } from './state.ts';
import { pointsOf } from './trick.ts';

/** BM-5.2, BM-5.3 */
export function standings(state: State): readonly Standing[] {
  const scores = state.won.map(pointsOf);
  return scores.map((score, seat) => ({
    seat,
    place: 1 + scores.filter((other) => other > score).length,
    score,
    parts: { cards: score },
  }));
}
