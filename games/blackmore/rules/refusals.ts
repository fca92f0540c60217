import { refused, type Seat } from '@coven/core';
import type { Move } from './notation.plain.ts';
import type { State } from './state.ts';

/** Those that `explain` gives; the catalogues have a sentence for each. */
export type Reason = ReturnType<typeof explain>['reason'];

/** Why a move that is not offered is not allowed. */
export function explain(state: State, seat: Seat, move: Move) {
  if (state.phase === 'over') return refused('BM-5.1', 'game-over');
  switch (move.type) {
    case 'draw':
      return refused('BM-4.1', 'not-a-choice');
    case 'first':
      return refused('BM-1.4', 'not-a-choice');
    case 'crown':
    case 'keep':
      if (state.phase !== 'crown') return refused('BM-3.4', 'trick-not-decided');
      if (seat !== state.toAct) return refused('BM-3.4', 'not-the-winner');
      return refused('BM-3.4', 'not-in-trick', move.type === 'crown' ? { card: move.card } : {});
    case 'play':
      if (seat !== state.toAct) return refused('BM-3.2', 'not-your-turn');
      if (state.phase === 'crown') return refused('BM-3.4', 'trump-first');
      return refused('BM-3.1', 'not-in-hand', { card: move.card });
    default:
      return move satisfies never;
  }
}
