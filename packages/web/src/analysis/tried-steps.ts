import type { AnalysedStep } from '@coven/bots/analysis';
import type { Seat } from '@coven/core';

/**
 * The steps after which a seat may try a moment again: before its own decision, else after what the others did. Where the seat had nothing
 * more to decide after that, it goes back to its last decision. None for a seat that never had a choice.
 */
export function stepsBefore(steps: readonly AnalysedStep[], step: number, seat: Seat): readonly AnalysedStep[] {
  if (steps[step]?.by === seat) return steps.slice(0, step);
  const last = steps.findLastIndex(({ by, judged }) => by === seat && judged !== null);
  return steps.slice(0, Math.max(0, Math.min(step + 1, last)));
}
