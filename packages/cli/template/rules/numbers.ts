/** Every number is there once. TG-1.1 */
const HIGHEST = 40;
/** How many each player holds in secret. TG-1.2 */
export const SECRETS = 2;
/** A player with this many open numbers has stopped. TG-2.3 */
export const MAX_OPEN = 4;
/** A higher sum scores nothing. TG-3.2 */
export const LIMIT = 90;

export interface Card {
  /** From 0, for the bag. */
  readonly index: number;
  readonly number: number;
}

export const CARDS: readonly Card[] = Array.from({ length: HIGHEST }, (_, index) => ({ index, number: index + 1 }));

export function cardOf(number: number): Card {
  return CARDS[number - 1] as Card;
}

export function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, number) => sum + number, 0);
}
