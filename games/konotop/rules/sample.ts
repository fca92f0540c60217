import type { Random } from '@coven/core';
import { type Card, type CardId, cardNamed, type Deck, insert, type OccupierId, occupierNamed } from './deck.ts';
import { type Guess, Guesser, take, takeAny } from './guess.ts';
import type { Memory } from './memory.ts';
import type { State } from './state.ts';
import { standing } from './strength.ts';
import type { SideView, View } from './view.ts';

/** A full state that fits all the viewer knows. With a blank memory it fits the view alone. */
export function sample(deck: Deck, view: View, memory: Memory, random: Random): State {
  const card = (id: CardId) => cardNamed(deck, id);
  const occupier = (id: OccupierId) => occupierNamed(deck, id);

  const laid = (side: SideView) => side.cards.flatMap(({ card: id, copies }) => Array.from({ length: copies }, () => card(id)));
  const row = view.row.map((faceUp) => faceUp && standing(occupier(faceUp.occupier), faceUp.sides.map(laid)));
  const fallen = view.fallen.map(occupier);
  const shown = new Set([...fallen, ...row.flatMap((faceUp) => faceUp?.occupier ?? [])]);
  const state: State = {
    phase: view.phase,
    toAct: view.toAct,
    first: view.first ?? 0,
    hands: view.handSizes.map((_, seat) => (seat === view.viewer ? view.hand.map(card) : [])),
    deck: [],
    deckSize: view.deckSize,
    discard: deck.cards.map(({ id }) => (Object.hasOwn(view.discard, id) ? (view.discard[id] ?? 0) : 0)),
    row,
    gap: view.gap,
    hidden: deck.occupiers.filter((one) => !shown.has(one)),
    fallen,
    pending: view.pending.map((pending) => ({ card: card(pending.card), on: occupier(pending.on) })),
    chain: view.chain.map(card),
    points: view.points.map(([first, second, third]) => [first, second, third]),
  };

  const isBlank = memory.traces.every((traces) => traces.length === 0) && memory.own.every((own) => Object.keys(own).length === 0);
  const guess = isBlank ? anyGuess(deck, view, state, random) : new Guesser(deck, memory).guess(random);
  guess.hands.forEach((held, seat) => {
    for (const index of held) insert(state.hands[seat] as Card[], deck.cards[index] as Card);
  });
  state.deck = [...guess.left];
  return state;
}

/** Every card out of sight may lie anywhere out of sight. */
function anyGuess({ cards }: Deck, view: View, state: State, random: Random): Guess {
  const left = cards.map((card) => card.copies - (state.discard[card.index] as number));
  for (const side of [...state.hands, ...state.row.flatMap((faceUp) => faceUp?.cards ?? [])]) {
    for (const card of side) take(left, card.index);
  }
  const hands = view.handSizes.map((size, seat) => Array.from({ length: seat === view.viewer ? 0 : size }, () => takeAny(left, random)));
  return { hands, left };
}
