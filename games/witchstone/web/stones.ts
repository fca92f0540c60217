import type { Seat } from '@coven/core';
import type { View } from '../rules/index.ts';
import { fileOf } from './board.ts';

/** A place on the Witchstone that somebody can get: who has it, and what it is worth. */
export interface StonePlace {
  readonly points: number;
  readonly seat: Seat | null;
}

/** The best places first: everybody comes there once at most, so there are as many as players. WS-4.6 */
export function stonesOf(view: View): readonly StonePlace[] {
  return fileOf(view)
    .map.stonePlaces.slice(0, view.players.length)
    .map((points, at) => {
      const seat = view.players.findIndex(({ stonePlace }) => stonePlace === at + 1);
      return { points, seat: seat < 0 ? null : seat };
    });
}
