import type { Seat } from '@coven/core';
import type { CardId, OccupantId, OccupantView, Shown, View } from '@coven/games/konotop';
import type { Choice } from './move-text.ts';

/** One block of the ring around an occupant. */
export type Block = { readonly type: 'seat'; readonly seat: Seat } | { readonly type: 'gain' | 'loss' | 'empty' };

/**
 * One block for each point of the occupant's number, clockwise from the top: the seats in order of strength, then what a move
 * would add. What it would take away is marked at the end of the seats' own blocks.
 */
export function ringOf(now: OccupantView, then: OccupantView | null): readonly Block[] {
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

/** A reward and who would get it now. */
export interface Coin {
  readonly place: number;
  readonly points: number;
  readonly seats: readonly Seat[];
}

export function coinsOf({ rewards, awards }: Pick<OccupantView, 'rewards' | 'awards'>): readonly Coin[] {
  return rewards.map((points, at) => ({
    place: at + 1,
    points,
    seats: awards.filter(({ place }) => place === at + 1).map(({ seat }) => seat),
  }));
}

/** Where the seats' plates stand around every occupant. */
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
  readonly most: number;
  readonly ticks: readonly number[];
  /** By seat: how far along, from 0 to 1, and how many stand in the way below. */
  readonly places: readonly { readonly seat: Seat; readonly score: number; readonly at: number; readonly level: number }[];
}

export function trackOf(scores: readonly number[]): Track {
  const most = Math.max(TRACK_END, Math.ceil(Math.max(...scores) / 5) * 5);
  return {
    most,
    ticks: Array.from({ length: most / 5 + 1 }, (_, at) => at * 5),
    places: scores.map((score, seat) => ({
      seat,
      score,
      at: score / most,
      level: scores.slice(0, seat).filter((other) => Math.abs(other - score) * CROWDED < most).length,
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

/** What is in a player's fingers while the place is still to be chosen. */
export type Held =
  | { readonly from: 'hand'; readonly card: CardId; readonly piece: string }
  | { readonly from: 'table'; readonly card: CardId; readonly of: Seat; readonly on: OccupantId };

/** The move that puts the held card on an occupant. */
export function choiceOnto(held: Held, to: OccupantId): Choice {
  return held.from === 'hand'
    ? { type: 'play', card: held.card, on: to }
    : { type: 'move', card: held.card, of: held.of, from: held.on, to };
}

export type Action = Extract<Shown, { type: 'played' | 'destroyed' | 'moved' | 'declined' }>;

/** What the player whose turn it is has done in it so far. */
export function actionsOfTurn(told: readonly Shown[], { toAct, phase }: Pick<View, 'toAct' | 'phase'>): readonly Action[] {
  const actions: Action[] = [];
  if (phase !== 'effect') return actions;
  for (const shown of told.toReversed()) {
    if (shown.type === 'set-made' || shown.type === 'set-broken') continue;
    if (!isAction(shown) || shown.seat !== toAct) break;
    actions.unshift(shown);
  }
  return actions;
}

export interface Fall {
  readonly number: number;
  readonly shown: Extract<Shown, { type: 'fell' }>;
}

/** Every fall among what was told. */
export function fallsIn(told: readonly { readonly number: number; readonly shown: Shown }[]): readonly Fall[] {
  return told.flatMap(({ number, shown }) => (shown.type === 'fell' ? [{ number, shown }] : []));
}

function isAction(shown: Shown): shown is Action {
  return shown.type === 'played' || shown.type === 'destroyed' || shown.type === 'moved' || shown.type === 'declined';
}

/** The occupant that lacks least; none while all are untouched. */
export function nearestFall(view: View): OccupantView | null {
  const touched = view.row.filter((occupant) => occupant !== null && occupant.strength > 0) as readonly OccupantView[];
  return touched.reduce<OccupantView | null>((best, one) => (best === null || one.missing < best.missing ? one : best), null);
}
