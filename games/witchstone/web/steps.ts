import type { TurnStep } from '@coven/web/games/game-table.ts';
import { turnSteps } from '@coven/web/games/turn-steps.ts';
import type { View } from '../rules/index.ts';
import type { WitchstoneBoard } from './board.ts';
import { say } from './say.ts';

const STEPS = ['lay', 'first', 'second', 'draw'] as const;

/** A turn: bonus actions belong to the action that brought them. WS-2.1, WS-2.6 */
export function steps({ view }: WitchstoneBoard): readonly TurnStep[] {
  return turnSteps(
    STEPS.map((step) => say(`ws.step.${step}`)),
    stepOf(view),
  );
}

function stepOf({ turn, phase, turnTile, agenda }: View): number {
  if (turn === 0 || phase === 'over') return -1;
  if (turnTile === null) return phase === 'draw' ? 3 : 0;
  return agenda === null || turnTile.second !== null ? 1 : 2;
}
