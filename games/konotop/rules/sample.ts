import type { Random } from '@coven/core';
import { type Card, type CardId, type Deck, insert, type Occupant, type OccupantId } from './deck.ts';
import { type Guess, Guesser, take, takeAny } from './guess.ts';
import type { Memory } from './memory.ts';
import type { State } from './state.ts';
import { standing } from './strength.ts';
import type { SideView, View } from './view.ts';

/** A full state that fits all the viewer knows. With a blank memory it fits the view alone. */
export function sample(deck: Deck, view: View, memory: Memory, random: Random): State {
  const cardById = new Map(deck.cards.map((card) => [card.id, card]));
  const occupantById = new Map(deck.occupants.map((occupant) => [occupant.id, occupant]));
  const card = (id: CardId) => cardById.get(id) as Card;
  const occupant = (id: OccupantId) => occupantById.get(id) as Occupant;

  const laid = (side: SideView) => side.cards.flatMap(({ card: id, copies }) => Array.from({ length: copies }, () => card(id)));
  const row = view.row.map((faceUp) => faceUp && standing(occupant(faceUp.occupant), faceUp.sides.map(laid)));
  const fallen = view.fallen.map(occupant);
  const shown = new Set([...fallen, ...row.flatMap((faceUp) => faceUp?.occupant ?? [])]);
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
    hidden: deck.occupants.filter((one) => !shown.has(one)),
    fallen,
    pending: view.pending.map((pending) => ({ card: card(pending.card), on: occupant(pending.on) })),
    points: view.points.map(([first, second, third]) => [first, second, third]),
  };

  const isBlank = memory.traces.every((traces) => traces.length === 0) && memory.own.every((own) => Object.keys(own).length === 0);
  const guess = isBlank ? anyGuess(deck, view, state, random) : new Guesser(deck, memory, cardById).guess(random);
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
