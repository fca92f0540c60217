import type { PlayerView } from '@coven/games/witchstone';

/** The final score if the game ended now; null if hidden scrolls would show. */
export function projectedOf({ score, end }: PlayerView): number | null {
  return end === null ? null : end.reduce((sum, points) => sum + points, score);
}

/** A number with a true minus. */
export function figure(number: number): string {
  return String(number).replace('-', '−');
}
