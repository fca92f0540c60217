import type { Seat, Viewer } from '@coven/core';
import type { NoCardsMoved, Shown } from './events.ts';
import { discarded, drewFresh, type Guess, looked, merged, showed } from './guesses.ts';
import type { RecipeId } from './recipes.ts';
import { rightOf } from './state.ts';

/** What a viewer who misses nothing knows of a hand that may lie with anybody. */
interface KnownHand {
  size: number;
  /** Cards known to be in it: seen before it was passed on. WW-6.1 */
  cards: RecipeId[];
}

export interface Memory {
  readonly viewer: Viewer;
  hands: KnownHand[];
  /** Cards known to lie among the discards. */
  discards: RecipeId[];
  isRenewed: boolean;
  /** Cards known to have gone into a renewed deck and not seen since: they lie in it, or were drawn from it. WW-6.2 */
  renewed: RecipeId[];
  /** Where they may have been drawn to. */
  guesses: Guess[];
}

export function blankMemory(viewer: Viewer, seats: number): Memory {
  const fresh = Array.from({ length: seats }, () => 0);
  return {
    viewer,
    hands: Array.from({ length: seats }, () => ({ size: 0, cards: [] })),
    discards: [],
    isRenewed: false,
    renewed: [],
    guesses: [{ fresh, freshDiscards: 0, weight: 1 }],
  };
}

export function learn(memory: Memory, shown: Shown): void {
  switch (shown.type) {
    case 'dealt':
    case 'drew': {
      const hand = handOf(memory, shown.seat);
      hand.size++;
      if (shown.card === 'hidden') {
        if (memory.isRenewed) memory.guesses = memory.guesses.map((guess) => drewFresh(guess, shown.seat));
      } else {
        hand.cards.push(shown.card);
        memory.renewed = without(memory.renewed, [shown.card]);
      }
      return;
    }
    case 'revealed':
      leaveHand(memory, shown.seat, shown.card);
      return;
    case 'started-afresh': {
      const hand = handOf(memory, shown.seat);
      memory.discards.push(...hand.cards);
      memory.hands[shown.seat] = { size: 0, cards: [] };
      memory.guesses = merged(memory.guesses.map((guess) => discarded(guess, shown.seat)));
      return;
    }
    case 'deck-renewed':
      memory.renewed.push(...memory.discards);
      memory.discards = [];
      memory.guesses = merged(memory.guesses.map((guess) => ({ ...guess, freshDiscards: 0 })));
      memory.isRenewed = true;
      return;
    case 'hands-passed':
      passHands(memory, shown.hand);
      return;
    default:
      shown satisfies NoCardsMoved;
  }
}

function leaveHand(memory: Memory, seat: Seat, card: RecipeId): void {
  const hand = handOf(memory, seat);
  const unknown = hand.size - hand.cards.length;
  hand.size--;
  if (hand.cards.includes(card)) {
    hand.cards = without(hand.cards, [card]);
  } else if (memory.isRenewed) {
    const mustBeFresh = memory.renewed.includes(card);
    memory.guesses = merged(memory.guesses.flatMap((guess) => showed(guess, seat, unknown, mustBeFresh ? 'fresh' : 'any')));
    memory.renewed = without(memory.renewed, [card]);
  }
}

/** All hands go to the left, and the viewer sees the one she gets. */
function passHands(memory: Memory, got: readonly RecipeId[]): void {
  const { hands, viewer } = memory;
  const count = hands.length;
  memory.hands = hands.map((_, seat) => hands[rightOf(count, seat)] as KnownHand);
  memory.guesses = memory.guesses.map((guess) => ({
    ...guess,
    fresh: guess.fresh.map((_, seat) => guess.fresh[rightOf(count, seat)] as number),
  }));
  if (viewer === 'spectator') return;
  const found = got.filter((card) => memory.renewed.includes(card)).length;
  memory.hands[viewer] = { size: got.length, cards: [...got] };
  memory.guesses = merged(memory.guesses.flatMap((guess) => looked(guess, viewer, found)));
  memory.renewed = without(memory.renewed, got);
}

function handOf(memory: Memory, seat: Seat): KnownHand {
  return memory.hands[seat] as KnownHand;
}

function without(cards: readonly RecipeId[], gone: readonly RecipeId[]): RecipeId[] {
  return cards.filter((card) => !gone.includes(card));
}
