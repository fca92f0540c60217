import type { Random, Sampler } from '@coven/core';
import { type Card, type CardId, cardNamed, type Deck, insert, type OccupierId, occupierNamed } from './deck.ts';
import { type Guess, Guesser, take, takeAny } from './guess.ts';
import { hiddenDraws } from './hidden-draws.ts';
import type { Memory } from './memory.ts';
import { cloneState, type State } from './state.ts';
import { standing } from './strength.ts';
import type { SideView, View } from './view.ts';

/**
 * Full states that fit all the viewer knows. With a blank memory they fit the view alone; so they do in the rare case that no
 * hands are found that fit what was played.
 */
export function sampler(deck: Deck, view: View, memory: Memory): Sampler<State> {
  const seen = seenState(deck, view);
  const unseen = unseenCards(deck, seen);
  const guesser = guesserFor(deck, memory);
  return (random) => {
    const state = cloneState(seen);
    const guess = guesser?.guess(random) ?? anyGuess(unseen, view, random);
    guess.hands.forEach((held, seat) => {
      for (const index of held) insert(state.hands[seat] as Card[], deck.cards[index] as Card);
    });
    state.deck = [...guess.left];
    return state;
  };
}

/** Guesses by all that was remembered; nothing for a blank memory. */
export function guesserFor(deck: Deck, memory: Memory): Guesser | undefined {
  const isBlank = memory.traces.every((traces) => traces.length === 0) && memory.own.every((own) => Object.keys(own).length === 0);
  return isBlank ? undefined : new Guesser(hiddenDraws(deck, memory));
}

/** The state as far as a view tells it: other hands and the deck are empty. */
function seenState(deck: Deck, view: View): State {
  const card = (id: CardId) => cardNamed(deck, id);
  const occupier = (id: OccupierId) => occupierNamed(deck, id);

  const laid = (side: SideView) => side.cards.flatMap(({ card: id, copies }) => Array.from({ length: copies }, () => card(id)));
  const row = view.row.map((faceUp) => faceUp && standing(occupier(faceUp.occupier), faceUp.sides.map(laid)));
  const fallen = view.fallen.map(occupier);
  const shown = new Set([...fallen, ...row.flatMap((faceUp) => faceUp?.occupier ?? [])]);
  return {
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
}

/** The copies of each card that are not visible. */
function unseenCards({ cards }: Deck, seen: State): readonly number[] {
  const left = cards.map((card) => card.copies - (seen.discard[card.index] as number));
  for (const side of [...seen.hands, ...seen.row.flatMap((faceUp) => faceUp?.cards ?? [])]) {
    for (const card of side) take(left, card.index);
  }
  return left;
}

/** Every hidden card may lie in any hidden place. */
function anyGuess(unseen: readonly number[], view: View, random: Random): Guess {
  const left = [...unseen];
  const hands = view.handSizes.map((size, seat) => Array.from({ length: seat === view.viewer ? 0 : size }, () => takeAny(left, random)));
  return { hands, left };
}
