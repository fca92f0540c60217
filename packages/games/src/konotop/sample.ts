import type { Random, Seat } from '@coven/core';
import { type Card, type CardId, type Deck, insert, type Occupant, type OccupantId } from './deck.ts';
import type { Memory, Trace } from './memory.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** How many guesses a pick is made from once a deck has been reshuffled. */
const GUESSES = 32;

/** A full state that fits all the viewer knows. With a blank memory it fits the view alone. */
export function sample(deck: Deck, view: View, memory: Memory, random: Random): State {
  const cardById = new Map(deck.cards.map((card) => [card.id, card]));
  const occupantById = new Map(deck.occupants.map((occupant) => [occupant.id, occupant]));
  const card = (id: CardId) => cardById.get(id) as Card;
  const occupant = (id: OccupantId) => occupantById.get(id) as Occupant;

  const row = view.row.map(
    (faceUp) =>
      faceUp && {
        occupant: occupant(faceUp.occupant),
        cards: faceUp.sides.map((side) => side.cards.flatMap((laid) => Array.from({ length: laid.copies }, () => card(laid.card)))),
      },
  );
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
  const guess = isBlank ? anyGuess(deck, view, state, random) : likelyGuess(new Guesser(deck, memory, card), memory, random);
  for (const [seat, held] of guess.hands) for (const one of held) insert(state.hands[seat] as Card[], one);
  state.deck = guess.left;
  return state;
}

/** The cards of the other hands, and what is left in the deck. */
interface Guess {
  readonly hands: ReadonlyMap<Seat, readonly Card[]>;
  readonly left: number[];
}

/** Every card out of sight may lie anywhere out of sight. */
function anyGuess(deck: Deck, view: View, state: State, random: Random): Guess {
  const left = deck.cards.map((card) => card.copies - (state.discard[card.index] as number));
  for (const side of [...state.hands, ...state.row.flatMap((faceUp) => faceUp?.cards ?? [])]) for (const card of side) take(left, card);
  const hands = new Map<Seat, Card[]>();
  view.handSizes.forEach((size, seat) => {
    if (seat === view.viewer) return;
    hands.set(
      seat,
      Array.from({ length: size }, () => takeAny(deck.cards, left, random)),
    );
  });
  return { hands, left };
}

/**
 * A guess says which card each draw of the others was. All orders of a deck are equally likely, and a guess fits if
 * everything a seat played was in its hand by then. Proposals favour hands with several copies of a card that was
 * played, as many times as there were copies to play; `worth` makes up for it. While the first deck lasts it is at most
 * 1 and exactly the chance to accept. A reshuffle leaves open from which deck a card came, which cannot be weighed
 * at once: then one of several proposals is picked by worth.
 */
function likelyGuess(guesser: Guesser, memory: Memory, random: Random): Guess {
  if (memory.decks.length === 1) {
    for (;;) {
      const { guess, copies, worth } = guesser.propose(random);
      if (worth > 0 && isOneIn(copies, random)) return guess;
    }
  }
  const proposals = Array.from({ length: GUESSES }, () => guesser.propose(random));
  const total = proposals.reduce((sum, { worth }) => sum + worth, 0);
  let left = (random.below(0x4000_0000) / 0x4000_0000) * total;
  for (const { guess, worth } of proposals) {
    left -= worth;
    if (left < 0) return guess;
  }
  return likelyGuess(guesser, memory, random);
}

/** True with probability 1 in the product of the numbers. */
function isOneIn(copies: readonly number[], random: Random): boolean {
  return copies.every((count) => count === 1 || random.below(count) === 0);
}

/** A draw whose card is or was hidden: when it came, from which deck, and what it turned out to be. */
interface Slot {
  readonly deck: number;
  readonly drawn: number;
  played: number;
  card: Card | undefined;
}

interface Proposal {
  readonly guess: Guess;
  /** For each card played: how many copies of it the seat held at that moment. */
  readonly copies: readonly number[];
  /** The guess's weight among others. */
  readonly worth: number;
}

class Guesser {
  readonly #cards: readonly Card[];
  readonly #card: (id: CardId) => Card;
  readonly #traces: readonly (readonly Trace[])[];
  /** By deck: the copies of each card that the viewer did not draw. */
  readonly #pools: readonly (readonly number[])[];

  constructor({ cards }: Deck, { decks, own, traces }: Memory, card: (id: CardId) => Card) {
    this.#cards = cards;
    this.#card = card;
    this.#traces = traces;
    this.#pools = decks.map((counts, deck) => {
      const mine = own[deck] ?? {};
      const of = (held: Readonly<Record<CardId, number>>, id: CardId) => (Object.hasOwn(held, id) ? (held[id] ?? 0) : 0);
      return cards.map(({ id }) => of(counts, id) - of(mine, id));
    });
  }

  propose(random: Random): Proposal {
    const pools = this.#pools.map((pool) => [...pool]);
    const sizes = pools.map((pool) => pool.reduce((sum, copies) => sum + copies, 0));
    let worth = 1;
    const slotsBySeat = this.#traces.map((traces) => {
      const slots: Slot[] = [];
      traces.forEach((trace, at) => {
        if ('drew' in trace) slots.push({ deck: trace.drew, drawn: at, played: Number.POSITIVE_INFINITY, card: undefined });
        else worth *= reveal(slots, this.#card(trace.played), at, pools, sizes, random);
      });
      return slots;
    });

    const hands = new Map<Seat, Card[]>();
    slotsBySeat.forEach((slots, seat) => {
      const held: Card[] = [];
      for (const slot of slots) {
        if (slot.card || worth === 0) continue;
        slot.card = takeAny(this.#cards, pools[slot.deck] as number[], random);
        held.push(slot.card);
      }
      hands.set(seat, held);
    });
    const copies = worth === 0 ? [] : slotsBySeat.flatMap(copiesWhenPlayed);
    return { guess: { hands, left: pools.at(-1) ?? [] }, copies, worth: copies.reduce((product, count) => product / count, worth) };
  }
}

/** Decides which draw a played card was, by how likely each is to have been it; returns how likely any was, up to a constant. */
function reveal(slots: readonly Slot[], card: Card, at: number, pools: readonly number[][], sizes: number[], random: Random): number {
  const chances = slots.map((slot) => (slot.card ? 0 : (pools[slot.deck]?.[card.index] ?? 0) / (sizes[slot.deck] as number) || 0));
  const any = chances.reduce((sum, chance) => sum + chance, 0);
  if (any === 0) return 0;
  let left = (random.below(0x4000_0000) / 0x4000_0000) * any;
  let chosen = chances.findLastIndex((chance) => chance > 0);
  for (let i = 0; i < chosen; i++) {
    left -= chances[i] as number;
    if (left < 0) {
      chosen = i;
      break;
    }
  }
  const slot = slots[chosen] as Slot;
  slot.card = card;
  slot.played = at;
  take(pools[slot.deck] as number[], card);
  sizes[slot.deck] = (sizes[slot.deck] as number) - 1;
  return any;
}

function copiesWhenPlayed(slots: readonly Slot[]): number[] {
  return slots
    .filter((slot) => slot.played !== Number.POSITIVE_INFINITY)
    .map(({ card, played }) => slots.filter((slot) => slot.card === card && slot.drawn < played && slot.played >= played).length);
}

function take(left: number[], card: Card): void {
  left[card.index] = (left[card.index] as number) - 1;
}

function takeAny(cards: readonly Card[], left: number[], random: Random): Card {
  let at = random.below(left.reduce((sum, copies) => sum + copies, 0));
  for (const card of cards) {
    at -= left[card.index] as number;
    if (at >= 0) continue;
    take(left, card);
    return card;
  }
  throw new Error('a card was drawn from an empty deck');
}
