import { type Seat, seatsOf } from '@coven/core';
import type { Chances } from './chances.ts';

/** One step of a game and what it changed, in chances to win. */
export interface BookedStep {
  /** Null for the deal. */
  readonly by: Seat | null;
  /** What the seat's decision changed against an ordinary one, by seat. */
  readonly decided: Chances;
  /** What else changed: what was drawn, and how the hidden lay. */
  readonly drawn: Chances;
  readonly after: Chances;
}

/** How a seat came from a fair share to its result: `fair + own + others + draw = end`. */
export interface LedgerRow {
  readonly seat: Seat;
  readonly fair: number;
  readonly own: number;
  readonly others: number;
  readonly draw: number;
  readonly end: number;
}

export function ledgerOf(fair: Chances, steps: readonly BookedStep[]): readonly LedgerRow[] {
  return seatsOf(fair.length).map((seat) => ({
    seat,
    fair: fair[seat] as number,
    ...partsFor(steps, seat),
    end: (steps.at(-1)?.after ?? fair)[seat] as number,
  }));
}

/** What some steps changed for a seat, by who caused it. */
export function partsFor(steps: readonly BookedStep[], seat: Seat): Pick<LedgerRow, 'own' | 'others' | 'draw'> {
  const parts = { own: 0, others: 0, draw: 0 };
  for (const { by, decided, drawn } of steps) {
    parts[by === seat ? 'own' : 'others'] += decided[seat] as number;
    parts.draw += drawn[seat] as number;
  }
  return parts;
}
