import type { Card, Suit } from './cards.ts';

/**
 * Where in the trick the winning card lies. BM-3.3: the highest-ranked trump, else the highest-ranked card of the led colour.
 * `strength` is the wheel's row for its present number.
 */
export function winningPlace(trick: readonly Card[], trump: Suit | undefined, strength: readonly number[]): number {
  const led = (trick[0] as Card).suit;
  let best = -1;
  let place = 0;
  for (let i = 0; i < trick.length; i++) {
    const card = trick[i] as Card;
    let worth = strength[card.number] as number;
    if (card.suit === trump) worth += 100;
    else if (card.suit !== led) continue;
    if (worth > best) {
      best = worth;
      place = i;
    }
  }
  return place;
}

/** What the cards score. BM-5.2 */
export function pointsOf(cards: readonly { readonly number: number }[]): number {
  let sum = 0;
  for (const card of cards) sum += card.number;
  return sum;
}
