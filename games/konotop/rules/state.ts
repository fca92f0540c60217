import type { Seat } from '@coven/core';
import type { Card, Deck, Occupier } from './deck.ts';

/**
 * Chance is awaited in `row` and `refill` (an occupier is turned up), `deal` and `draw` (a witch card) and `first`;
 * in `play` and `effect` it is `toAct`: a card must be played, or the effect on top of `pending` used or declined.
 */
export type Phase = 'row' | 'deal' | 'first' | 'play' | 'effect' | 'refill' | 'draw' | 'over';

/** A face-up occupier with the cards on each player's side. */
export interface FaceUp {
  readonly occupier: Occupier;
  /** By seat, each sorted. */
  readonly cards: Card[][];
  /** The strength of all cards together: counted again when a card comes or goes. */
  total: number;
}

/** An effect that waits for its player: the card that has it, and where it was laid. */
export interface Pending {
  readonly card: Card;
  readonly on: Occupier;
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
  /** The face-up occupiers; `null` where none could be refilled. */
  row: (FaceUp | null)[];
  /** Where in the row the next occupier is turned up. */
  gap: number;
  /** The occupier deck: a bag, sorted. */
  hidden: Occupier[];
  /** In the order they fell. */
  fallen: Occupier[];
  /** Effects to be decided; the last one first. */
  pending: Pending[];
  /** The cards played in this turn while an effect waits, the last one with it. KW-2.3 */
  chain: Card[];
  /** By seat: what first, second and third places brought. */
  points: [number, number, number][];
}

export function emptyState({ occupiers, cards, rowSize }: Deck, seats: number): State {
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
    hidden: [...occupiers],
    fallen: [],
    pending: [],
    chain: [],
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
    chain: state.chain.slice(),
    points: state.points.map(([first, second, third]) => [first, second, third]),
  };
}

function copyOf({ occupier, cards, total }: FaceUp): FaceUp {
  return { occupier, cards: cards.map((side) => side.slice()), total };
}

/** An occupier that has just been turned up. */
export function turnedUp(occupier: Occupier, seats: number): FaceUp {
  const cards: Card[][] = [];
  for (let seat = 0; seat < seats; seat++) cards.push([]);
  return { occupier, cards, total: 0 };
}

/** Whether `toAct` must decide now. */
export function isAwaiting({ phase }: Pick<State, 'phase'>): boolean {
  return phase === 'play' || phase === 'effect';
}

/** The row's entry for an occupier, if it is face up. */
export function faceUpOf(state: { readonly row: readonly (FaceUp | null)[] }, occupier: Occupier): FaceUp | undefined {
  const { row } = state;
  for (let place = 0; place < row.length; place++) {
    const faceUp = row[place];
    if (faceUp?.occupier === occupier) return faceUp;
  }
  return undefined;
}
