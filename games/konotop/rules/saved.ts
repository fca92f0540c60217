import type { Json, Seat } from '@coven/core';
import { type Card, type CardId, cardNamed, copiesIn, type Deck, type OccupierId, occupierNamed } from './deck.ts';
import type { Phase, State } from './state.ts';
import { isFalling, standing, totalOf } from './strength.ts';

/** A state with ids in place of cards and occupiers, as databases keep it. */
type Saved = {
  phase: Phase;
  toAct: Seat;
  first: Seat;
  hands: CardId[][];
  deck: number[];
  deckSize: number;
  discard: number[];
  row: ({ occupant: OccupierId; cards: CardId[][] } | null)[];
  gap: number;
  hidden: OccupierId[];
  fallen: OccupierId[];
  pending: { card: CardId; on: OccupierId }[];
  /** Left out while it holds no more than the cards whose effects wait. */
  chain?: CardId[];
  points: [number, number, number][];
};

export function save(state: State): Json {
  const ids = (things: readonly { readonly id: string }[]) => things.map((thing) => thing.id);
  const { chain, ...rest } = state;
  const saved: Saved = {
    ...rest,
    hands: state.hands.map(ids),
    deck: [...state.deck],
    discard: [...state.discard],
    row: state.row.map((faceUp) => faceUp && { occupant: faceUp.occupier.id, cards: faceUp.cards.map(ids) }),
    hidden: ids(state.hidden),
    fallen: ids(state.fallen),
    pending: state.pending.map(({ card, on }) => ({ card: card.id, on: on.id })),
    points: state.points.map(([first, second, third]) => [first, second, third]),
    ...(chain.length > state.pending.length && { chain: ids(chain) }),
  };
  return saved;
}

export function load(deck: Deck, json: Json): State {
  const saved = json as unknown as Saved;
  const card = (id: CardId) => cardNamed(deck, id);
  const occupier = (id: OccupierId) => occupierNamed(deck, id);
  return {
    ...saved,
    hands: saved.hands.map((hand) => hand.map(card)),
    deck: [...saved.deck],
    discard: [...saved.discard],
    row: saved.row.map(
      (faceUp) =>
        faceUp &&
        standing(
          occupier(faceUp.occupant),
          faceUp.cards.map((side) => side.map(card)),
        ),
    ),
    hidden: saved.hidden.map(occupier),
    fallen: saved.fallen.map(occupier),
    pending: saved.pending.map((pending) => ({ card: card(pending.card), on: occupier(pending.on) })),
    chain: (saved.chain ?? saved.pending.map((pending) => pending.card)).map(card),
    points: saved.points.map(([first, second, third]) => [first, second, third]),
  };
}

/** Broken invariants: every card and occupier is in exactly one place, and nothing stands that should have fallen. */
export function faults({ cards, occupiers, handSize }: Deck, state: State): readonly string[] {
  const found: string[] = [];
  const sides = state.row.flatMap((faceUp) => faceUp?.cards ?? []);
  const sorted = [...state.hands, ...sides];
  for (const card of cards) {
    const open = sorted.reduce((sum, side) => sum + copiesIn(side, card), 0);
    const copies = open + (state.deck[card.index] ?? 0) + (state.discard[card.index] ?? 0);
    if (copies !== card.copies) found.push(`${copies} copies of ${card.id}`);
  }
  if (state.deck.some((copies) => copies < 0)) found.push('the deck owes a card');
  if (state.deck.reduce((sum, copies) => sum + copies, 0) !== state.deckSize) found.push('the deck is miscounted');
  for (const side of sorted) {
    if (side.some((card, at) => at > 0 && (side[at - 1] as Card).index > card.index)) found.push('cards are not sorted');
  }
  for (const hand of state.hands) if (hand.length > handSize) found.push(`a hand of ${hand.length}`);

  const seen = [...state.hidden, ...state.fallen, ...state.row.flatMap((faceUp) => faceUp?.occupier ?? [])];
  if (seen.length !== occupiers.length || new Set(seen).size !== seen.length) found.push('an occupier is missing or doubled');
  for (const faceUp of state.row) if (faceUp && faceUp.total !== totalOf(faceUp)) found.push(`${faceUp.occupier.id} is miscounted`);
  if (state.phase === 'effect' ? state.pending.length === 0 : state.pending.length > 0) found.push(`effects wait in ${state.phase}`);
  if (state.chain.at(-1) !== state.pending.at(-1)?.card) found.push('the chain does not end with the card whose effect waits');
  if (state.phase === 'play' || state.phase === 'draw') {
    for (const faceUp of state.row) {
      if (faceUp && isFalling(faceUp)) found.push(`${faceUp.occupier.id} should have fallen`);
    }
  }
  if ((state.phase === 'play' || state.phase === 'draw') && state.hidden.length > 0 && state.row.includes(null))
    found.push('a gap in the row');
  return found;
}
