import type { TurnStep } from './game-table.ts';

/** Steps in their order; `now`: which of them is on, −1 for none. */
export function turnSteps(labels: readonly string[], now: number): readonly TurnStep[] {
  return labels.map((label, at) => ({ label, state: at < now ? 'done' : at === now ? 'now' : 'next' }));
}
