import type { Card } from './cards.ts';

/**
 * A set of cards as bits, by their index: 27 in each of two numbers, so that both stay small integers.
 * Adding and removing costs the same for every card, and the cards come out sorted.
 */
export interface Hand {
  low: number;
  high: number;
  size: number;
}

const HALF = 27;

export function handOf(cards: readonly Card[]): Hand {
  const hand: Hand = { low: 0, high: 0, size: 0 };
  for (const card of cards) add(hand, card);
  return hand;
}

export function copyHand({ low, high, size }: Hand): Hand {
  return { low, high, size };
}

/** The card must not be in the hand. */
export function add(hand: Hand, { index }: Card): void {
  if (index < HALF) hand.low |= 1 << index;
  else hand.high |= 1 << (index - HALF);
  hand.size++;
}

/** The card must be in the hand. */
export function remove(hand: Hand, { index }: Card): void {
  if (index < HALF) hand.low ^= 1 << index;
  else hand.high ^= 1 << (index - HALF);
  hand.size--;
}

/** What stands for each card of the hand in a list by index: the cards themselves, or their moves. */
export function pickFrom<Item>({ low, high }: Hand, items: readonly Item[]): Item[] {
  const picked: Item[] = [];
  for (let bits = low; bits !== 0; bits &= bits - 1) picked.push(items[31 - Math.clz32(bits & -bits)] as Item);
  for (let bits = high; bits !== 0; bits &= bits - 1) picked.push(items[HALF + 31 - Math.clz32(bits & -bits)] as Item);
  return picked;
}
