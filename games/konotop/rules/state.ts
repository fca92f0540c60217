import type { Seat } from '@coven/core';
import type { Card, Deck, Occupant } from './deck.ts';

/**
 * Chance is awaited in `row` and `refill` (an occupant is turned up), `deal` and `draw` (a witch card) and `first`;
 * in `play` and `effect` it is `toAct`: a card must be played, or the effect on top of `pending` used or declined.
 */
export type Phase = 'row' | 'deal' | 'first' | 'play' | 'effect' | 'refill' | 'draw' | 'over';

/** A face-up occupant with the cards on each player's side. */
export interface FaceUp {
  readonly occupant: Occupant;
  /** By seat, each sorted. */
  readonly cards: Card[][];
  /** The strength of all cards together: counted anew with every card that comes or goes. */
  total: number;
}

/** An effect that waits for its player: the card that has it, and where it was laid. */
export interface Pending {
  readonly card: Card;
  readonly on: Occupant;
}

export interface State {
  phase: Phase;
  /** Whose turn it is, or who is dealt to. */
  toAct: Seat;
  /** The first player. KW-1.3 */
  first: Seat;
  /** Sorted. */
  hands: Card[][];
  /** The witch deck: a bag, as the number of copies of each card. */
  deck: number[];
  deckSize: number;
  /** The discarded witch cards, as the number of copies of each card. */
  discard: number[];
  /** The face-up occupants; `null` where none could be refilled. */
  row: (FaceUp | null)[];
  /** Where in the row the next occupant is turned up. */
  gap: number;
  /** The occupant deck: a bag, sorted. */
  hidden: Occupant[];
  /** In the order they fell. */
  fallen: Occupant[];
  /** Effects to be decided; the last one first. */
  pending: Pending[];
  /** By seat: what first, second and third places brought. */
  points: [number, number, number][];
}

export function emptyState({ occupants, cards, rowSize }: Deck, seats: number): State {
  const deck = cards.map((card) => card.copies);
  return {
    phase: 'row',
    toAct: 0,
    first: 0,
    hands: Array.from({ length: seats }, () => []),
    deck,
    deckSize: deck.reduce((sum, copies) => sum + copies, 0),
    discard: cards.map(() => 0),
    row: Array.from({ length: rowSize }, () => null),
    gap: 0,
    hidden: [...occupants],
    fallen: [],
    pending: [],
    points: Array.from({ length: seats }, () => [0, 0, 0]),
  };
}

export function cloneState(state: State): State {
  return {
    phase: state.phase,
    toAct: state.toAct,
    first: state.first,
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    deckSize: state.deckSize,
    discard: state.discard.slice(),
    row: state.row.map((faceUp) => faceUp && copyOf(faceUp)),
    gap: state.gap,
    hidden: state.hidden.slice(),
    fallen: state.fallen.slice(),
    pending: state.pending.slice(),
    points: state.points.map(([first, second, third]) => [first, second, third]),
  };
}

function copyOf({ occupant, cards, total }: FaceUp): FaceUp {
  return { occupant, cards: cards.map((side) => side.slice()), total };
}

/** An occupant that has just been turned up. */
export function turnedUp(occupant: Occupant, seats: number): FaceUp {
  const cards: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) cards.push([]);
  return { occupant, cards, total: 0 };
}

/** The row's entry for an occupant, if it is face up. */
export function faceUpOf(state: { readonly row: readonly (FaceUp | null)[] }, occupant: Occupant): FaceUp | undefined {
  const { row } = state;
  for (let place = 0; place < row.length; place++) {
    const faceUp = row[place];
    if (faceUp?.occupant === occupant) return faceUp;
  }
  return undefined;
}
