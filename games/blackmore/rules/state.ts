import type { Bag, Seat } from '@coven/core';
import type { Card } from './cards.ts';
import { copyHand, type Hand, handOf } from './hand.ts';
import type { CardNumber, Phase } from './names.plain.ts';

export interface State {
  phase: Phase;
  /** Who plays, decides, is dealt to or draws next. */
  toAct: Seat;
  hands: Hand[];
  deck: Bag<Card>;
  /** The trump pile; the last card is on top. */
  pile: Card[];
  /** The wheel's number; 0 until a card is turned up. */
  wheel: CardNumber;
  /** The trick on the table in the order played; a finished one stays until the next lead. BM-3.5 */
  trick: Card[];
  /** Who played each card of the trick. */
  trickSeats: Seat[];
  /** The card of the finished trick that went onto the trump pile. */
  crowned: Card | undefined;
  /** Who leads this trick; once it is decided, who won it. */
  leader: Seat;
  won: Card[][];
  /** How many players still have to draw after this trick. */
  toDraw: number;
  /** Nobody draws any more. BM-4.3 */
  isFinal: boolean;
}

export function emptyState(seats: number, deck: Bag<Card>): State {
  return {
    phase: 'deal',
    toAct: 0,
    hands: bySeat(seats, () => handOf([])),
    deck: deck.clone(),
    pile: [],
    wheel: 0,
    trick: [],
    trickSeats: [],
    crowned: undefined,
    leader: 0,
    won: bySeat(seats, () => []),
    toDraw: 0,
    isFinal: false,
  };
}

/** Pushed one by one: lists made by `map` cost a playout a tenth of its speed. */
function bySeat<Item>(seats: number, make: () => Item): Item[] {
  const items: Item[] = [];
  for (let seat = 0; seat < seats; seat++) items.push(make());
  return items;
}

export function cloneState(state: State): State {
  return {
    phase: state.phase,
    toAct: state.toAct,
    hands: state.hands.map(copyHand),
    deck: state.deck.clone(),
    pile: state.pile.slice(),
    wheel: state.wheel,
    trick: state.trick.slice(),
    trickSeats: state.trickSeats.slice(),
    crowned: state.crowned,
    leader: state.leader,
    won: state.won.map((pile) => pile.slice()),
    toDraw: state.toDraw,
    isFinal: state.isFinal,
  };
}

/** The card whose colour is trump; none while the pile is empty. BM-4.4 */
export function trumpOf(state: State): Card | undefined {
  return state.pile[state.pile.length - 1];
}
