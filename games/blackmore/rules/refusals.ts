import type { Refusal, Seat } from '@coven/core';
import type { Move } from './notation.plain.ts';
import type { State } from './state.ts';

export type Reason =
  | 'game-over'
  | 'not-a-choice'
  | 'not-your-turn'
  | 'not-the-winner'
  | 'trick-not-decided'
  | 'not-in-trick'
  | 'trump-first'
  | 'not-in-hand';

/** Why a move that is not offered is not allowed. */
export function explain(state: State, seat: Seat, move: Move): Refusal<Reason> {
  if (state.phase === 'over') return { rule: 'BM-5.1', reason: 'game-over' };
  switch (move.type) {
    case 'draw':
      return { rule: 'BM-4.1', reason: 'not-a-choice' };
    case 'first':
      return { rule: 'BM-1.4', reason: 'not-a-choice' };
    case 'crown':
    case 'keep':
      if (state.phase !== 'crown') return { rule: 'BM-3.4', reason: 'trick-not-decided' };
      if (seat !== state.toAct) return { rule: 'BM-3.4', reason: 'not-the-winner' };
      return { rule: 'BM-3.4', reason: 'not-in-trick', args: move.type === 'crown' ? { card: move.card } : {} };
    case 'play':
      if (seat !== state.toAct) return { rule: 'BM-3.2', reason: 'not-your-turn' };
      if (state.phase === 'crown') return { rule: 'BM-3.4', reason: 'trump-first' };
      return { rule: 'BM-3.1', reason: 'not-in-hand', args: { card: move.card } };
    default:
      return move satisfies never;
  }
}
