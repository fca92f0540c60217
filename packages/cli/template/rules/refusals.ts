import type { Refusal, Seat } from '@coven/core';
import type { Move } from './notation.plain.ts';
import type { State } from './state.ts';

export type Reason = 'game-over' | 'not-a-choice' | 'not-your-turn';

/** Why a move that is not offered is not allowed. */
export function explain(state: State, _seat: Seat, move: Move): Refusal<Reason> {
  if (state.phase === 'over') return { rule: 'TG-3.1', reason: 'game-over' };
  if (move.type === 'deal') return { rule: 'TG-2.2', reason: 'not-a-choice' };
  return { rule: 'TG-2.1', reason: 'not-your-turn' };
}
