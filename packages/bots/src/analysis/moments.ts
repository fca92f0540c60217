import type { Seat } from '@coven/core';
import type { AnalysedStep } from './analysis.ts';
import { SURE } from './chances.ts';

/** `find`: better than an ordinary move. `slip`: worse than what the bot would have done. `other`: somebody else's move. */
type MomentKind = 'find' | 'slip' | 'draw' | 'other';

export interface Moment {
  readonly kind: MomentKind;
  /** The number of the step in the analysis. */
  readonly step: number;
  /** What it changed for the seat. */
  readonly change: number;
}

const COUNT = 3;
/** Less than this may as well be chance of the playouts. */
const MIN_CHANGE = SURE / 50;

/**
 * The most instructive moments of a game for one seat, in the order they came: its best find, its dearest slip and the largest piece of luck
 * or of another's play, then whatever changed most. No step has two.
 */
export function momentsOf(steps: readonly AnalysedStep[], seat: Seat): readonly Moment[] {
  const all = steps.flatMap((step, at) => momentsIn(step, at, seat)).sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const chosen: Moment[] = [];
  const take = (kinds: readonly MomentKind[]) => {
    const next = all.find(({ kind, step }) => kinds.includes(kind) && !chosen.some((other) => other.step === step));
    if (next && chosen.length < COUNT) chosen.push(next);
  };
  for (const kinds of [['slip'], ['find'], ['draw', 'other']] as const) take(kinds);
  while (chosen.length < COUNT) {
    const before = chosen.length;
    take(['slip', 'find', 'draw', 'other']);
    if (chosen.length === before) break;
  }
  return chosen.sort((a, b) => a.step - b.step);
}

function momentsIn({ by, decided, drawn, judged }: AnalysedStep, step: number, seat: Seat): readonly Moment[] {
  const change = decided[seat] as number;
  const lost = by === seat ? (judged?.lost ?? 0) : 0;
  const found: Moment[] = [
    { kind: 'slip', step, change: -Math.max(0, lost) },
    { kind: by === seat ? 'find' : 'other', step, change: by === seat ? Math.max(0, change) : change },
    { kind: 'draw', step, change: drawn[seat] as number },
  ];
  return found.filter((moment) => Math.abs(moment.change) >= MIN_CHANGE);
}
