import type { Seat, Viewer } from '@coven/core';
import type { Shown } from './events.ts';
import type { RecipeId } from './recipes.ts';

/** What a viewer who misses nothing knows of a hand that may lie with anybody. */
export interface KnownHand {
  size: number;
  /** Cards known to be in it: seen before it was passed on. WW-6.1 */
  cards: RecipeId[];
  /** How many of the others were drawn after the deck had been renewed. */
  fresh: number;
}

export interface Memory {
  readonly viewer: Viewer;
  hands: KnownHand[];
  /** Cards known to lie among the discards. */
  discards: RecipeId[];
  /** Unknown cards among the discards that were drawn after the deck had been renewed. */
  freshDiscards: number;
  isRenewed: boolean;
  /** Cards known to have gone into a renewed deck and not seen since: in the deck, or among the fresh cards of a hand. */
  renewed: RecipeId[];
}

export function blankMemory(viewer: Viewer, seats: number): Memory {
  return {
    viewer,
    hands: Array.from({ length: seats }, () => ({ size: 0, cards: [], fresh: 0 })),
    discards: [],
    freshDiscards: 0,
    isRenewed: false,
    renewed: [],
  };
}

export function learn(memory: Memory, shown: Shown): void {
  switch (shown.type) {
    case 'dealt':
    case 'drew': {
      const hand = handOf(memory, shown.seat);
      hand.size++;
      if (shown.card === 'hidden') {
        if (memory.isRenewed) hand.fresh++;
      } else {
        hand.cards.push(shown.card);
        memory.renewed = without(memory.renewed, [shown.card]);
      }
      return;
    }
    case 'revealed':
      leaveHand(memory, handOf(memory, shown.seat), shown.card);
      return;
    case 'started-afresh': {
      const hand = handOf(memory, shown.seat);
      memory.discards.push(...hand.cards);
      memory.freshDiscards += hand.fresh;
      memory.hands[shown.seat] = { size: 0, cards: [], fresh: 0 };
      return;
    }
    case 'deck-renewed':
      memory.renewed.push(...memory.discards);
      memory.discards = [];
      memory.freshDiscards = 0;
      memory.isRenewed = true;
      return;
    case 'hands-passed': {
      const { hands, viewer } = memory;
      memory.hands = hands.map((_, seat) => hands[(seat + hands.length - 1) % hands.length] as KnownHand);
      if (viewer !== 'spectator') {
        memory.hands[viewer] = { size: shown.hand.length, cards: [...shown.hand], fresh: 0 };
        memory.renewed = without(memory.renewed, shown.hand);
      }
      return;
    }
    case 'offered':
    case 'kept':
    case 'cast':
    case 'round-began':
    case 'grew':
    case 'went-blind':
    case 'pulled':
    case 'picked':
    case 'advanced':
    case 'chose-effect':
    case 'chose-arcana':
    case 'arcana-shown':
    case 'began-recipe':
    case 'filled':
    case 'used':
    case 'bought':
    case 'held':
    case 'forced':
    case 'finished':
    case 'passed':
    case 'flipped':
    case 'ended':
      return;
    default:
      shown satisfies never;
  }
}

/** A card not known before was a fresh one if it must have been; else one of the older ones is taken to have gone. */
function leaveHand(memory: Memory, hand: KnownHand, card: RecipeId): void {
  const older = hand.size - hand.cards.length - hand.fresh;
  hand.size--;
  if (hand.cards.includes(card)) {
    hand.cards = without(hand.cards, [card]);
  } else if (memory.renewed.includes(card) || older === 0) {
    memory.renewed = without(memory.renewed, [card]);
    hand.fresh--;
  }
}

function handOf(memory: Memory, seat: Seat): KnownHand {
  return memory.hands[seat] as KnownHand;
}

function without(cards: readonly RecipeId[], gone: readonly RecipeId[]): RecipeId[] {
  return cards.filter((card) => !gone.includes(card));
}
