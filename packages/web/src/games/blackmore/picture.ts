import type { Seat } from '@coven/core';
import type { CardId, Suit, View } from '@coven/games/blackmore';

/** A card by its name, such as `red-7`. */
export interface Face {
  readonly id: CardId;
  readonly suit: Suit;
  readonly number: number;
}

export function faceOf(id: CardId): Face {
  const dash = id.indexOf('-');
  return { id, suit: id.slice(0, dash) as Suit, number: Number(id.slice(dash + 1)) };
}

/** The emblem that goes with each colour. */
export const EMBLEMS: Readonly<Record<Suit, string>> = {
  red: 'cauldron',
  orange: 'candle',
  yellow: 'broom',
  green: 'hat',
  blue: 'owl',
  violet: 'cat',
};

/** 9 is the strongest number on the wheel now, 1 the weakest; 0 before the first card is turned up. */
export function strengthOf(view: View, number: number): number {
  const place = view.ranking.indexOf(number);
  return place < 0 ? 0 : view.ranking.length - place;
}

export function isTrump(view: View, id: CardId): boolean {
  return view.trump !== null && faceOf(view.trump).suit === faceOf(id).suit;
}

/** Whether a card of this colour can win the trick at all. BM-3.3 */
export function mayWin(view: View, id: CardId): boolean {
  const led = view.trick[0]?.card;
  return isTrump(view, id) || (led !== undefined && faceOf(led).suit === faceOf(id).suit);
}

/** The card that wins the trick as it lies: `table.test.ts` holds it against the rules. BM-3.3 */
export function winnerOf(view: View): CardId | null {
  // Once a trick is finished the trump may have changed: its winner is the one who is to lead.
  if (view.phase === 'crown' || isLastTrick(view)) return view.trick.find(({ seat }) => seat === view.leader)?.card ?? null;
  let best: CardId | null = null;
  let worth = 0;
  for (const { card } of view.trick) {
    const own = mayWin(view, card) ? strengthOf(view, faceOf(card).number) + (isTrump(view, card) ? 100 : 0) : 0;
    if (own > worth) {
      best = card;
      worth = own;
    }
  }
  return best;
}

/** The trick on the table is a finished one that stays until the next lead. BM-3.5 */
export function isLastTrick(view: View): boolean {
  return view.trick.length > 0 && (view.phase === 'lead' || view.phase === 'over');
}

/** Trumps first, then colour by colour, the strongest of each to the left. */
export function sortedHand(view: View): readonly CardId[] {
  const trump = view.trump === null ? null : faceOf(view.trump).suit;
  const order = Object.keys(EMBLEMS);
  const place = (suit: Suit) => (suit === trump ? -1 : order.indexOf(suit));
  return [...view.hand].sort((a, b) => {
    const [left, right] = [faceOf(a), faceOf(b)];
    return place(left.suit) - place(right.suit) || strengthOf(view, right.number) - strengthOf(view, left.number);
  });
}

/** The others clockwise from the viewer's left. */
export function othersOf(seat: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count);
}
