import type { TurnStep } from '@coven/web/games/game-table.ts';
import { turnSteps } from '@coven/web/games/turn-steps.ts';
import type { BlackmoreBoard } from './board.ts';
import { say } from './say.ts';

const STEPS = ['lead', 'follow', 'crown', 'draw'] as const;

/** A trick: in the final stage nobody draws. BM-3.1, BM-4.3 */
export function steps({ view }: BlackmoreBoard): readonly TurnStep[] {
  const shown = STEPS.filter((step) => step !== 'draw' || !view.isFinal);
  return turnSteps(
    shown.map((step) => say(`bm.step.${step}`)),
    (shown as readonly string[]).indexOf(view.phase),
  );
}
