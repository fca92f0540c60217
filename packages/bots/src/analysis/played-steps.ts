import type { Entry, Seat } from '@coven/core';

/** What one seat did until somebody else or chance came in between, with the chance that followed. */
export interface PlayedStep {
  /** Null for the deal. */
  readonly by: Seat | null;
  readonly moves: readonly string[];
  readonly draws: readonly string[];
  /** How many standing entries come before it. */
  readonly from: number;
}

export function playedSteps(standing: readonly Entry[]): readonly PlayedStep[] {
  const steps: { by: Seat | null; moves: string[]; draws: string[]; from: number }[] = [];
  standing.forEach(([by, text], from) => {
    const last = steps.at(-1);
    if (by === 'chance') {
      if (last) last.draws.push(text);
      else steps.push({ by: null, moves: [], draws: [text], from });
    } else if (last?.by === by && last.draws.length === 0) last.moves.push(text);
    else steps.push({ by, moves: [text], draws: [], from });
  });
  return steps;
}
