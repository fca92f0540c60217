import type { Seat } from '@coven/core';
import type { CardId, OccupierView, Shown, View } from '../rules/index.ts';

/** One block of the ring around an occupier. */
export type Block = { readonly type: 'seat'; readonly seat: Seat } | { readonly type: 'gain' | 'loss' | 'empty' };

/**
 * One block for each point of the occupier's number, clockwise from the top: the seats in order of strength, then what a move
 * would add. What it would take away is marked at the end of the seats' own blocks.
 */
export function ringOf(now: OccupierView, then: OccupierView | null): readonly Block[] {
  const blocks: Block[] = [];
  for (const { seat, strength } of now.awards) {
    const left = then === null ? strength : Math.min(strength, then.sides[seat]?.strength ?? 0);
    for (let at = 0; at < strength; at++) blocks.push(at < left ? { type: 'seat', seat } : { type: 'loss' });
  }
  const gained = (then?.sides ?? []).reduce((sum, side, seat) => sum + Math.max(0, side.strength - (now.sides[seat]?.strength ?? 0)), 0);
  for (let at = 0; at < gained; at++) blocks.push({ type: 'gain' });
  // What is more than enough has no place on the ring; the number beside the name has it.
  const shown = blocks.slice(0, now.threshold);
  while (shown.length < now.threshold) shown.push({ type: 'empty' });
  return shown;
}

/** Where the seats' plates stand around every occupier. */
export type Corner = 'own' | 'lower-left' | 'upper-left' | 'upper-right' | 'lower-right';
const CORNERS: Readonly<Record<number, readonly Corner[]>> = {
  1: ['upper-left'],
  2: ['upper-left', 'upper-right'],
  3: ['lower-left', 'upper-left', 'upper-right'],
  4: ['lower-left', 'upper-left', 'upper-right', 'lower-right'],
};

/** The viewer's own at the bottom, the others clockwise from the left. */
export function cornerOf(seat: Seat, viewer: Seat, seats: number): Corner {
  const step = (seat - viewer + seats) % seats;
  return step === 0 ? 'own' : (CORNERS[seats - 1]?.[step - 1] ?? 'own');
}

/** Two stones closer than this part of the track would cover each other. */
const CROWDED = 16;
/** The rulebook's track ends here; ours goes on. */
const TRACK_END = 25;

export interface Track {
  readonly end: number;
  readonly ticks: readonly number[];
  /** By seat: how far along, from 0 to 1, and how many stand in the way below. */
  readonly places: readonly { readonly seat: Seat; readonly score: number; readonly at: number; readonly level: number }[];
}

export function trackOf(scores: readonly number[]): Track {
  const end = Math.max(TRACK_END, Math.ceil(Math.max(...scores) / 5) * 5);
  return {
    end,
    ticks: Array.from({ length: end / 5 + 1 }, (_, at) => at * 5),
    places: scores.map((score, seat) => ({
      seat,
      score,
      at: score / end,
      level: scores.slice(0, seat).filter((other) => Math.abs(other - score) * CROWDED < end).length,
    })),
  };
}

/** Names that tell equal cards of a hand apart, so that each can move on its own. */
export function handPieces(hand: readonly CardId[]): readonly { readonly card: CardId; readonly piece: string }[] {
  const seen = new Map<CardId, number>();
  return hand.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, piece: `hand-${card}-${copy}` };
  });
}

export interface Fall {
  readonly number: number;
  readonly shown: Extract<Shown, { type: 'fell' }>;
}

/** Every fall among what was told. */
export function fallsIn(told: readonly { readonly number: number; readonly shown: Shown }[]): readonly Fall[] {
  return told.flatMap(({ number, shown }) => (shown.type === 'fell' ? [{ number, shown }] : []));
}

/** The occupier that lacks least; none while all are untouched. */
export function nearestFall(view: View): OccupierView | null {
  const touched = view.row.filter((occupier) => occupier !== null && occupier.strength > 0) as readonly OccupierView[];
  return touched.reduce<OccupierView | null>((best, one) => (best === null || one.missing < best.missing ? one : best), null);
}
