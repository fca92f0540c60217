import type { Seat, Standing } from '@coven/core';
import { say } from './say.ts';

/** The best first. */
export function inOrder(result: readonly Standing[]): readonly Standing[] {
  return [...result].sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** Whether anybody has as many points as somebody else. */
export function hasTie(result: readonly Standing[]): boolean {
  return new Set(result.map(({ score }) => score)).size < result.length;
}

/** A seat's own place in words, with how far it is from the next or from the first. */
export function ownPlace(result: readonly Standing[], seat: Seat): string {
  const own = result.find((standing) => standing.seat === seat);
  if (!own) return '';
  const others = result.filter((standing) => standing !== own).map(({ score }) => score);
  const place = say('result.place-of', { place: own.place, seats: result.length });
  const distance = own.score - Math.max(...others);
  if (distance === 0) return `${place}.`;
  return `${place}, ${distance > 0 ? say('result.ahead', { points: distance }) : say('result.behind', { points: -distance })}.`;
}

/** Who alone has the most of a part, if anybody. */
export function bestAt(result: readonly Standing[], part: string): Seat | null {
  const most = Math.max(...result.map(({ parts }) => parts[part] ?? 0));
  const best = result.filter(({ parts }) => (parts[part] ?? 0) === most);
  return most > 0 && best.length === 1 ? (best[0]?.seat ?? null) : null;
}
