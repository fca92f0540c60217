import { type Counts, sum } from './ingredients.plain.ts';
import { overflowOf } from './passing.ts';
import type { Phase } from './state.ts';

/** What a cauldron would bring if it were passed on as it is. */
export interface Forecast {
  /** What it holds, the viewer's own outputs included. */
  readonly cauldron: Counts;
  /** What would not fit on the workbench it goes to, and land in the giver's circle. */
  readonly overflow: Counts;
  /** How many the giver's circle would then hold. */
  readonly circle: number;
  /** Its receiver has finished her brew: her workbench stays as it is. */
  readonly isCertain: boolean;
}

/** The table as a viewer sees it. */
interface Seen {
  readonly phase: Phase;
  readonly capacity: Counts;
}

/** WW-4.1: `circle` and `cauldron` are the giver's. */
export function forecastOf(
  { phase, capacity }: Seen,
  circle: Counts,
  cauldron: Counts,
  to: { readonly bench: Counts; readonly isDone: boolean },
): Forecast {
  const overflow = overflowOf(capacity, to.bench, cauldron);
  return { cauldron, overflow, circle: sum(circle) + sum(overflow), isCertain: phase === 'brew' && to.isDone };
}
