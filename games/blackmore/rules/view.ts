import type { Seat, Viewer } from '@coven/core';
import type { Card } from './cards.ts';
import type { Context } from './context.ts';
import { type Hand, pickFrom } from './hand.ts';
import type { CardId, CardNumber, Phase, Suit } from './names.plain.ts';
import { type State, trumpOf } from './state.ts';
import { pointsOf, powerOf, winningPlace, winningSuits } from './trick.ts';
import type { Side } from './wheel.ts';

/** A card of the trick, and who played it. */
export type Laid = readonly [seat: Seat, card: CardId];

/** What a viewer sees now. BM-6.1 */
export interface View {
  readonly viewer: Viewer;
  readonly side: Side;
  readonly phase: Phase;
  readonly toAct: Seat;
  /** Who leads the trick; once it is decided, who won it. */
  readonly leader: Seat;
  /** The viewer's own, sorted; empty for a spectator. */
  readonly hand: readonly CardId[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** The trump pile in the order the cards went onto it; the last one is on top. */
  readonly pile: readonly CardId[];
  readonly trump: CardId | null;
  readonly trumpSuit: Suit | null;
  /** 0 until a card is turned up. */
  readonly wheel: CardNumber;
  /** The numbers from strongest to weakest. */
  readonly ranking: readonly CardNumber[];
  /** In the order played; a finished trick stays until the next lead. */
  readonly trick: readonly Laid[];
  /** Who wins the trick as it lies; once it is decided, who won it. BM-3.3 */
  readonly winning: Seat | null;
  /** The colours that can win the trick while cards are laid; otherwise empty. BM-3.3 */
  readonly winningSuits: readonly Suit[];
  /** The viewer's cards that would win the trick as it lies, while the viewer is still to play to it. BM-3.3 */
  readonly beating: readonly CardId[];
  /** The card of the finished trick that went onto the trump pile. */
  readonly crowned: CardId | null;
  readonly wonSizes: readonly number[];
  readonly isFinal: boolean;
  /** Points won so far, if the option shows them or the game is over. */
  readonly scores: readonly number[] | null;
  /** The won cards, once the game is over. */
  readonly won: readonly (readonly CardId[])[] | null;
}

type Own = Pick<View, 'viewer' | 'hand' | 'beating'>;

export function common({ side, rankings, strength, scoresAreOpen }: Context, state: State): Omit<View, keyof Own> {
  const isOver = state.phase === 'over';
  const trump = trumpOf(state);
  const [led] = state.trick;
  return {
    side,
    phase: state.phase,
    toAct: state.toAct,
    leader: state.leader,
    handSizes: state.hands.map(({ size }) => size),
    deckSize: state.deck.size,
    pile: ids(state.pile),
    trump: trump?.id ?? null,
    trumpSuit: trump?.suit ?? null,
    wheel: state.wheel,
    ranking: rankings[state.wheel] ?? [],
    trick: state.trick.map((card, place): Laid => [state.trickSeats[place] as Seat, card.id]),
    winning: winningSeat(state, strength[state.wheel] as readonly number[]),
    winningSuits: state.phase === 'follow' && led ? winningSuits(led.suit, trump?.suit) : [],
    crowned: state.crowned?.id ?? null,
    wonSizes: state.won.map((pile) => pile.length),
    isFinal: state.isFinal,
    scores: scoresAreOpen || isOver ? state.won.map(pointsOf) : null,
    won: isOver ? state.won.map(ids) : null,
  };
}

export function own({ cards, strength }: Context, state: State, viewer: Viewer): Own {
  if (viewer === 'spectator') return { viewer, hand: [], beating: [] };
  const hand = pickFrom(state.hands[viewer] as Hand, cards);
  return { viewer, hand: ids(hand), beating: ids(beating(hand, strength[state.wheel] as readonly number[], state, viewer)) };
}

function beating(
  hand: readonly Card[],
  strengths: readonly number[],
  { phase, trick, trickSeats, pile }: State,
  seat: Seat,
): readonly Card[] {
  const [led] = trick;
  if (phase !== 'follow' || !led || trickSeats.includes(seat)) return [];
  const trump = pile.at(-1)?.suit;
  const powerIn = ({ suit, number }: Card) => powerOf(suit, strengths[number] as number, led.suit, trump);
  const best = Math.max(...trick.map(powerIn));
  return hand.filter((card) => powerIn(card) > best);
}

function winningSeat(state: State, strengths: readonly number[]): Seat | null {
  const { trick, trickSeats, leader } = state;
  if (trick.length === 0) return null;
  // Once the trick is decided the trump may have changed: its winner is known.
  return state.phase === 'follow' ? (trickSeats[winningPlace(trick, trumpOf(state)?.suit, strengths)] as Seat) : leader;
}

function ids(cards: readonly { readonly id: CardId }[]): CardId[] {
  return cards.map((card) => card.id);
}
