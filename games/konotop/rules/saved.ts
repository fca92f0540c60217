import type { Json, Seat } from '@coven/core';
import { type Card, type CardId, copiesIn, type Deck, type Occupant, type OccupantId } from './deck.ts';
import type { Phase, State } from './state.ts';
import { standing, totalOf } from './strength.ts';

/** A state with ids in place of cards and occupants. */
type Saved = {
  phase: Phase;
  toAct: Seat;
  first: Seat;
  hands: CardId[][];
  deck: number[];
  deckSize: number;
  discard: number[];
  row: ({ occupant: OccupantId; cards: CardId[][] } | null)[];
  gap: number;
  hidden: OccupantId[];
  fallen: OccupantId[];
  pending: { card: CardId; on: OccupantId }[];
  points: [number, number, number][];
};

export function save(state: State): Json {
  const ids = (things: readonly { readonly id: string }[]) => things.map((thing) => thing.id);
  const saved: Saved = {
    ...state,
    hands: state.hands.map(ids),
    deck: [...state.deck],
    discard: [...state.discard],
    row: state.row.map((faceUp) => faceUp && { occupant: faceUp.occupant.id, cards: faceUp.cards.map(ids) }),
    hidden: ids(state.hidden),
    fallen: ids(state.fallen),
    pending: state.pending.map(({ card, on }) => ({ card: card.id, on: on.id })),
    points: state.points.map(([first, second, third]) => [first, second, third]),
  };
  return saved;
}

export function load(deck: Deck, json: Json): State {
  const saved = json as unknown as Saved;
  const cardById = new Map(deck.cards.map((card) => [card.id, card]));
  const occupantById = new Map(deck.occupants.map((occupant) => [occupant.id, occupant]));
  const card = (id: CardId) => cardById.get(id) as Card;
  const occupant = (id: OccupantId) => occupantById.get(id) as Occupant;
  return {
    ...saved,
    hands: saved.hands.map((hand) => hand.map(card)),
    deck: [...saved.deck],
    discard: [...saved.discard],
    row: saved.row.map(
      (faceUp) =>
        faceUp &&
        standing(
          occupant(faceUp.occupant),
          faceUp.cards.map((side) => side.map(card)),
        ),
    ),
    hidden: saved.hidden.map(occupant),
    fallen: saved.fallen.map(occupant),
    pending: saved.pending.map((pending) => ({ card: card(pending.card), on: occupant(pending.on) })),
    points: saved.points.map(([first, second, third]) => [first, second, third]),
  };
}

/** Broken invariants: every card and occupant is in exactly one place, and nothing stands that should have fallen. */
export function faults({ cards, occupants, handSize }: Deck, state: State): readonly string[] {
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

  const seen = [...state.hidden, ...state.fallen, ...state.row.flatMap((faceUp) => faceUp?.occupant ?? [])];
  if (seen.length !== occupants.length || new Set(seen).size !== seen.length) found.push('an occupant is missing or doubled');
  for (const faceUp of state.row) if (faceUp && faceUp.total !== totalOf(faceUp)) found.push(`${faceUp.occupant.id} is miscounted`);
  if (state.phase === 'effect' ? state.pending.length === 0 : state.pending.length > 0) found.push(`effects wait in ${state.phase}`);
  if (state.phase === 'play' || state.phase === 'draw') {
    for (const faceUp of state.row) {
      if (faceUp && faceUp.total >= faceUp.occupant.threshold) found.push(`${faceUp.occupant.id} should have fallen`);
    }
  }
  if ((state.phase === 'play' || state.phase === 'draw') && state.hidden.length > 0 && state.row.includes(null))
    found.push('a gap in the row');
  return found;
}
