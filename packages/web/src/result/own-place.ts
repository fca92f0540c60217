import type { Seat, Standing } from '@coven/core';
import { sayResult as say } from '../words/words.svelte.ts';

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
