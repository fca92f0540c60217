/** Each number from 1 to this exists once. TG-1.1 */
const HIGHEST = 40;
/** Number of secret numbers for each player. TG-1.2 */
export const SECRETS = 2;
/** A player with this many open numbers has stopped. TG-2.3 */
export const MAX_OPEN = 4;
/** A player with a higher sum scores nothing. TG-3.2 */
export const LIMIT = 90;

export interface Card {
  /** From 0; used by the bag. */
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
