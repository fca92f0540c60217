/** Six colours. */
export const SUITS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type Suit = (typeof SUITS)[number];

/** The printed cards of each colour are numbered from 1 to this. */
export const NUMBERS = 9;
/** 1 … 9 on the printed cards. */
export type CardNumber = number;

/** Colour and number, for example `red-7`. */
export type CardId = string;

/**
 * `deal`, `turn-up`, `first` and `draw` wait for chance; `lead`, `follow` and `crown` for `toAct`.
 * `crown`: the winner of the trick may make one of its cards the new trump.
 */
export type Phase = 'deal' | 'turn-up' | 'first' | 'lead' | 'follow' | 'crown' | 'draw' | 'over';

/** In these a trick is played; in any other, the one that lies there is past and is put away at the next lead. BM-3.5 */
const TRICK_PHASES: readonly Phase[] = ['follow', 'crown'];

export function isBetweenTricks(phase: Phase): boolean {
  return !TRICK_PHASES.includes(phase);
}

export function cardId(suit: Suit, number: CardNumber): CardId {
  return `${suit}-${number}`;
}

export function suitOf(card: CardId): Suit {
  return card.slice(0, card.indexOf('-')) as Suit;
}

export function numberOf(card: CardId): CardNumber {
  return Number(card.slice(card.indexOf('-') + 1));
}

/** By a ranking from strongest to weakest: 9 for the strongest number, 1 for the weakest; 0 while there is no ranking. BM-2.3 */
export function strengthIn(ranking: readonly CardNumber[], number: CardNumber): number {
  const place = ranking.indexOf(number);
  return place < 0 ? 0 : ranking.length - place;
}
