import { type CardId, type CardNumber, cardId, NUMBERS, SUITS, type Suit } from './names.plain.ts';

/** One frozen record per card: two cards are the same exactly if they are identical. */
export interface Card {
  readonly id: CardId;
  readonly suit: Suit;
  readonly number: CardNumber;
  /** Place in the deck's fixed order, from 0: hands are sorted by it. */
  readonly index: number;
}

/** What the rules are played with; the printed game is `PRINTED`, tests use tiny ones. */
export interface Deck {
  readonly suits: readonly Suit[];
  readonly numbers: number;
  readonly handSize: number;
}

export const PRINTED: Deck = { suits: SUITS, numbers: NUMBERS, handSize: 6 };

export function cardsOf({ suits, numbers }: Deck): readonly Card[] {
  const cards: Card[] = [];
  for (const suit of suits) {
    for (let number = 1; number <= numbers; number++) {
      cards.push(Object.freeze({ id: cardId(suit, number), suit, number, index: cards.length }));
    }
  }
  return cards;
}
