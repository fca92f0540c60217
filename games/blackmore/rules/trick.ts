import type { Card } from './cards.ts';
import type { Suit } from './names.plain.ts';

/** More than any strength: the weakest trump beats the strongest card of the colour led. */
const TRUMP = 100;

/**
 * How a card ranks in a trick; 0 for a card that cannot win. BM-3.3: trumps first, then the colour led.
 * `strength` is that of its number as the wheel stands.
 */
export function powerOf(suit: Suit, strength: number, led: Suit, trump: Suit | undefined): number {
  if (suit === trump) return TRUMP + strength;
  return suit === led ? strength : 0;
}

/** Where in the trick the winning card lies. `strength` is the wheel's row for its present number. BM-3.3 */
export function winningPlace(trick: readonly Card[], trump: Suit | undefined, strength: readonly number[]): number {
  const led = (trick[0] as Card).suit;
  let best = 0;
  let place = 0;
  for (let i = 0; i < trick.length; i++) {
    const card = trick[i] as Card;
    const power = powerOf(card.suit, strength[card.number] as number, led, trump);
    if (power > best) {
      best = power;
      place = i;
    }
  }
  return place;
}

/** Why a card that joins a trick wins it so far, or does not. `trump`: the first one in the trick. BM-3.3 */
export type Why = 'trump' | 'stronger-trump' | 'weaker-trump' | 'stronger' | 'weaker' | 'under-trump';

/** Whether the two cards' numbers decide. */
export function isByNumber(why: Why): boolean {
  return why.startsWith('stronger') || why.startsWith('weaker');
}

/** `best`: the card that won before `card` came. `strength` is the wheel's row for its present number. */
export function whyOf(card: Card, best: Card, led: Suit, trump: Suit | undefined, strength: readonly number[]): Why | undefined {
  const isStronger = (strength[card.number] as number) > (strength[best.number] as number);
  if (card.suit === trump) {
    if (best.suit !== trump) return 'trump';
    return isStronger ? 'stronger-trump' : 'weaker-trump';
  }
  if (card.suit !== led) return undefined;
  if (best.suit === trump) return 'under-trump';
  return isStronger ? 'stronger' : 'weaker';
}

/** The colours that can win: trump and the one led. BM-3.3 */
export function winningSuits(led: Suit, trump: Suit | undefined): readonly Suit[] {
  return trump === undefined || trump === led ? [led] : [trump, led];
}

/** What the cards score. BM-5.2 */
export function pointsOf(cards: readonly { readonly number: number }[]): number {
  let sum = 0;
  for (const card of cards) sum += card.number;
  return sum;
}
