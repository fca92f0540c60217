import type { Made, Seat, Viewer } from '@coven/core';
import type { Card } from './cards.ts';
import type { Context } from './context.ts';
import { type Hand, pickFrom } from './hand.ts';
import type { CardId } from './names.plain.ts';
import { type State, trumpOf } from './state.ts';
import { pointsOf, powerOf, winningPlace, winningSuits } from './trick.ts';

/** A card of the trick, and who played it. */
export type Laid = readonly [seat: Seat, card: CardId];

/** What a viewer sees now. BM-6.1 */
export type View = Made<typeof common> & Made<typeof own>;

export function common({ side, rankings, strength, scoresAreOpen }: Context, state: State) {
  const isOver = state.phase === 'over';
  const trump = trumpOf(state);
  const [led] = state.trick;
  return {
    side,
    phase: state.phase,
    toAct: state.toAct,
    /** Who leads the trick; once it is decided, who won it. */
    leader: state.leader,
    handSizes: state.hands.map(({ size }) => size),
    deckSize: state.deck.size,
    /** The trump pile in the order the cards went onto it; the last one is on top. */
    pile: ids(state.pile),
    trump: trump?.id ?? null,
    trumpSuit: trump?.suit ?? null,
    /** 0 until a card is turned up. */
    wheel: state.wheel,
    /** The numbers from strongest to weakest. */
    ranking: rankings[state.wheel] ?? [],
    /** In the order played; a finished trick stays until the next lead. */
    trick: state.trick.map((card, place): Laid => [state.trickSeats[place] as Seat, card.id]),
    /** Who wins the trick as it lies; once it is decided, who won it. BM-3.3 */
    winning: winningSeat(state, strength[state.wheel] as readonly number[]),
    /** The colours that can win the trick while cards are laid; otherwise empty. BM-3.3 */
    winningSuits: state.phase === 'follow' && led ? winningSuits(led.suit, trump?.suit) : [],
    /** The card of the finished trick that went onto the trump pile. */
    crowned: state.crowned?.id ?? null,
    wonSizes: state.won.map((pile) => pile.length),
    isFinal: state.isFinal,
    /** Points won so far, if the option shows them or the game is over. */
    scores: scoresAreOpen || isOver ? state.won.map(pointsOf) : null,
    /** The won cards, once the game is over. */
    won: isOver ? state.won.map(ids) : null,
  };
}

export function own({ cards, strength }: Context, state: State, viewer: Viewer) {
  const hand = viewer === 'spectator' ? [] : pickFrom(state.hands[viewer] as Hand, cards);
  return {
    viewer,
    /** The viewer's own, sorted; empty for a spectator. */
    hand: ids(hand),
    /** The viewer's cards that would win the trick as it lies, while the viewer is still to play to it. BM-3.3 */
    beating: ids(beating(hand, strength[state.wheel] as readonly number[], state, viewer)),
  };
}

function beating(
  hand: readonly Card[],
  strengths: readonly number[],
  { phase, trick, trickSeats, pile }: State,
  viewer: Viewer,
): readonly Card[] {
  const [led] = trick;
  if (phase !== 'follow' || !led || viewer === 'spectator' || trickSeats.includes(viewer)) return [];
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
