import type { Seat, Standing } from '@coven/core';
import type { Occupier } from './deck.ts';
import type { Ties } from './names.plain.ts';
import type { FaceUp, State } from './state.ts';
import { strengthOf } from './strength.ts';

/** What a player gets for an occupier. */
export interface Award {
  readonly seat: Seat;
  readonly strength: number;
  /** 1 is first; `null` beyond the last place with a reward. */
  readonly place: number | null;
  readonly points: number;
}

/** Who would get what if the occupier fell now: the strongest first, equals by seat. KW-5.2 */
export function awardsOf(faceUp: FaceUp, ties: Ties): readonly Award[] {
  const ranked: { seat: Seat; strength: number }[] = [];
  for (let seat = 0; seat < faceUp.cards.length; seat++) {
    const strength = strengthOf(faceUp, seat);
    if (strength > 0) ranked.push({ seat, strength });
  }
  ranked.sort((a, b) => b.strength - a.strength || a.seat - b.seat);
  const { rewards } = faceUp.occupier;
  let place = 0;
  return ranked.map(({ seat, strength }, index) => {
    if (index === 0 || strength < (ranked[index - 1]?.strength ?? 0)) place = ties === 'next' ? place + 1 : index + 1;
    return { seat, strength, place: place <= rewards.length ? place : null, points: rewards[place - 1] ?? 0 };
  });
}

/** By place: who takes its reward; equals share it. KW-5.3 */
export function takersOf({ rewards }: Occupier, awards: readonly Award[]): readonly (readonly Seat[])[] {
  return rewards.map((_, at) => awards.filter(({ place }) => place === at + 1).map(({ seat }) => seat));
}

export function scoreOf(points: readonly [number, number, number]): number {
  return points[0] + points[1] + points[2];
}

/** KW-6.3: most points; among equals the player who comes last in turn order from the first player. */
export function standings(state: State): readonly Standing[] {
  const seats = state.points.length;
  const rows = state.points.map((points, seat) => ({
    seat,
    score: scoreOf(points),
    turn: (seat - state.first + seats) % seats,
    parts: { first: points[0], second: points[1], third: points[2] },
  }));
  return rows.map(({ seat, score, turn, parts }) => ({
    seat,
    place: 1 + rows.filter((other) => other.score > score || (other.score === score && other.turn > turn)).length,
    score,
    parts,
  }));
}
