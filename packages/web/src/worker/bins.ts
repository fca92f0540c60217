import { type BookedStep, type LedgerRow, partsFor } from '@coven/bots/analysis';
import type { Seat } from '@coven/core';

/** What moved a seat's chances in some steps, one after another: `from` is the number of the first, `to` of the first one after them. */
export interface Bin extends Pick<LedgerRow, 'own' | 'others' | 'draw'> {
  readonly from: number;
  readonly to: number;
}

/** At most so many bars fit below the graph. */
const MAX_BINS = 16;

export function binsOf(steps: readonly BookedStep[], seat: Seat): readonly Bin[] {
  const size = Math.max(1, Math.ceil(steps.length / MAX_BINS));
  return Array.from({ length: Math.ceil(steps.length / size) }, (_, bin) => {
    const from = bin * size;
    const to = Math.min(steps.length, from + size);
    return { from, to, ...partsFor(steps.slice(from, to), seat) };
  });
}
