import type { Seat, Standing } from '@coven/core';

/** The best first. */
export function inOrder(result: readonly Standing[]): readonly Standing[] {
  return [...result].sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Whether anybody has as many points as somebody else. */
export function hasTie(result: readonly Standing[]): boolean {
  return new Set(result.map(({ score }) => score)).size < result.length;
}

/** How much of the largest part of anybody some points are, from 0 to 1; points that are lost have no length. */
export function shareOf(result: readonly Standing[], points: number): number {
  const most = Math.max(...result.flatMap(({ parts }) => Object.values(parts)));
  return most > 0 ? Math.max(0, points) / most : 0;
}

/** How high a candle stands among the others, from 0 to 1: the winner's the highest, also where everybody has lost points. */
export function heightOf(result: readonly Standing[], score: number): number {
  const scores = result.map((standing) => standing.score);
  const floor = Math.min(0, ...scores);
  return (score - floor) / (Math.max(floor + 1, ...scores) - floor);
}

/** Who alone has the most of a part, if anybody. */
export function bestAt(result: readonly Standing[], part: string): Seat | null {
  const most = Math.max(...result.map(({ parts }) => parts[part] ?? 0));
  const best = result.filter(({ parts }) => (parts[part] ?? 0) === most);
  return most > 0 && best.length === 1 ? (best[0]?.seat ?? null) : null;
}
