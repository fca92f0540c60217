import type { Seat } from '@coven/core';
import { type Card, copiesIn, type Occupier } from './deck.ts';
import type { FaceUp } from './state.ts';

/**
 * What a card counts there: 1, 2 or 3 times its printed strength. It is read off the table whenever it is asked for,
 * so a boost comes, changes and goes with the cards themselves. KW-3.2, KW-3.3; there is no supply of tokens to run out. KW-3.4
 */
export function timesOf(faceUp: FaceUp, card: Card): number {
  const { set } = card;
  if (set === undefined) return card.times[faceUp.occupier.index] as number;
  return copiesOn(faceUp, card) >= set.count ? set.times : 1;
}

/** Copies of a card on an occupier, of all players. */
export function copiesOn({ cards }: FaceUp, card: Card): number {
  let copies = 0;
  for (let seat = 0; seat < cards.length; seat++) copies += copiesIn(cards[seat] as Card[], card);
  return copies;
}

/** A player's strength on an occupier. KW-3.1 */
export function strengthOf(faceUp: FaceUp, seat: Seat): number {
  const side = faceUp.cards[seat] as Card[];
  let strength = 0;
  for (let i = 0; i < side.length; i++) {
    const card = side[i] as Card;
    strength += card.strength * timesOf(faceUp, card);
  }
  return strength;
}

/** An occupier with cards on it, counted. */
export function standing(occupier: Occupier, cards: Card[][]): FaceUp {
  const faceUp: FaceUp = { occupier, cards, total: 0 };
  faceUp.total = totalOf(faceUp);
  return faceUp;
}

/** Whether it falls in the next check, as things are. KW-5.1 */
export function isFalling({ total, occupier }: FaceUp): boolean {
  return total >= occupier.threshold;
}

/** All players' strength together: counted again after a card was laid or taken away. KW-5.1 */
export function totalOf(faceUp: FaceUp): number {
  let total = 0;
  for (let seat = 0; seat < faceUp.cards.length; seat++) total += strengthOf(faceUp, seat);
  return total;
}
