import { Bag, type Seat } from '@coven/core';
import { insert, type Recipe } from './recipes.ts';
import type { Tell } from './setup.ts';
import { byInitiative, can, leftOf, type Player, playerAt, type State } from './state.ts';

/** WW-7.2 */
function handLimit(handSize: number, player: Player): number {
  return can(player, 'hand-of-five') ? handSize + 1 : handSize;
}

/**
 * Whether somebody in the queue still draws. A player who has drawn up to the limit leaves the queue; an empty deck is renewed
 * from the discards, and without any nobody draws. WW-6.1, WW-6.2
 */
export function mustDraw(handSize: number, state: State, tell: Tell | undefined): boolean {
  const { queue } = state;
  while (queue.length > 0) {
    const player = playerAt(state, queue[0] as Seat);
    if (player.hand.length >= handLimit(handSize, player)) {
      queue.shift();
    } else if (state.deck.size > 0) {
      return true;
    } else if (state.discards.length > 0) {
      state.deck = Bag.of(state.discards);
      state.discards = [];
      tell?.({ type: 'deck-renewed', cards: state.deck.size });
    } else {
      state.queue = [];
      return false;
    }
  }
  return false;
}

export function draw(state: State, recipe: Recipe, tell: Tell | undefined): void {
  const seat = state.queue[0] as Seat;
  state.deck.take(recipe);
  insert(playerAt(state, seat).hand, recipe);
  tell?.({ type: state.phase === 'deal' ? 'dealt' : 'drew', seat, card: recipe.id });
}

/** WW-6.1: all hands go to the left at once; then everybody draws, the lowest initiative first. */
export function passHands(state: State, tell: Tell | undefined): void {
  const hands = state.players.map(({ hand }) => hand);
  hands.forEach((hand, seat) => {
    playerAt(state, leftOf(state.players.length, seat)).hand = hand;
  });
  tell?.({ type: 'hands-passed', hands: state.players.map(({ hand }) => hand.map(({ id }) => id)) });
  state.players.forEach((player, seat) => {
    if (!can(player, 'flips-every-round')) return; // WW-7.7
    player.isFlipped = !player.isFlipped;
    tell?.({ type: 'flipped', seat, character: player.character?.id as string });
  });
  state.queue = byInitiative(state);
}
