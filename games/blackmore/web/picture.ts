import type { Seat } from '@coven/core';
import type { View } from '../rules/index.ts';
import { type CardId, numberOf, SUITS, type Suit, strengthIn, suitOf } from '../rules/names.plain.ts';

/** The emblem that goes with each colour. */
export const EMBLEMS: Readonly<Record<Suit, string>> = {
  red: 'cauldron',
  orange: 'candle',
  yellow: 'broom',
  green: 'hat',
  blue: 'owl',
  violet: 'cat',
};

export function isTrump(view: View, card: CardId): boolean {
  return suitOf(card) === view.trumpSuit;
}

/** 9 for a card of the strongest number, 1 for the weakest; 0 before the first card is turned up. */
export function strengthOf(view: View, card: CardId): number {
  return strengthIn(view.ranking, numberOf(card));
}

/** Trumps first, then colour by colour, the strongest of each to the left. */
export function sortedHand(view: View): readonly CardId[] {
  const place = (card: CardId) => (isTrump(view, card) ? -1 : SUITS.indexOf(suitOf(card)));
  return view.hand.toSorted((a, b) => place(a) - place(b) || strengthOf(view, b) - strengthOf(view, a));
}

/** The others clockwise from the viewer's left. */
export function othersOf(seat: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count);
}

/** One player's won cards, once the game is over. */
export interface WonPile {
  readonly seat: Seat;
  /** Colour by colour, the highest number first. */
  readonly cards: readonly CardId[];
  readonly score: number;
}

/** The highest score first. */
export function pilesOf({ won, scores }: Pick<View, 'won' | 'scores'>): readonly WonPile[] {
  const piles = (won ?? []).map(
    (cards, seat): WonPile => ({
      seat,
      cards: cards.toSorted((a, b) => SUITS.indexOf(suitOf(a)) - SUITS.indexOf(suitOf(b)) || numberOf(b) - numberOf(a)),
      score: scores?.[seat] ?? 0,
    }),
  );
  return piles.toSorted((a, b) => b.score - a.score || a.seat - b.seat);
}
