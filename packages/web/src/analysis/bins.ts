import type { BookedStep } from '@coven/bots/analysis';
import type { Seat } from '@coven/core';

/** What moved a seat's chances in some steps, one after another. */
export interface Bin {
  /** The number of its first step, and of the first one after it. */
  readonly from: number;
  readonly to: number;
  readonly own: number;
  readonly others: number;
  readonly draw: number;
}

/** At most so many bars fit below the graph. */
export const MAX_BINS = 16;

export function binsOf(steps: readonly BookedStep[], seat: Seat, count = MAX_BINS): readonly Bin[] {
  const size = Math.max(1, Math.ceil(steps.length / count));
  return Array.from({ length: Math.ceil(steps.length / size) }, (_, bin) => {
    const from = bin * size;
    const to = Math.min(steps.length, from + size);
    const sums = { own: 0, others: 0, draw: 0 };
    for (const { by, decided, drawn } of steps.slice(from, to)) {
      sums[by === seat ? 'own' : 'others'] += decided[seat] ?? 0;
      sums.draw += drawn[seat] ?? 0;
    }
    return { from, to, ...sums };
  });
}
