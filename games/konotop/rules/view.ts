import type { Made, Viewer } from '@coven/core';
import type { CardFile, Names } from './card-file.ts';
import type { Context } from './context.ts';
import { type Card, type CardId, copiesIn, type OccupierId } from './deck.ts';
import type { Effect, OptionalEffect } from './effects.ts';
import { COLOURS, type Ties } from './names.plain.ts';
import { awardsOf, scoreOf, takersOf } from './scoring.ts';
import { type FaceUp, isAwaiting, type State } from './state.ts';
import { isFalling, strengthOf, timesOf } from './strength.ts';

/** A kind of card on a side: its copies, and what each counts there. */
export interface LaidView {
  readonly card: CardId;
  readonly copies: number;
  readonly times: number;
}

export interface SideView {
  readonly cards: readonly LaidView[];
  readonly strength: number;
}

export type OccupierView = Made<typeof occupierView>;

/** Names and texts of cards that did not come with the game. */
export interface OwnCards {
  readonly occupiers: readonly { readonly id: OccupierId; readonly name: Names }[];
  readonly cards: readonly { readonly id: CardId; readonly name: Names; readonly strength: number; readonly effect: Effect | null }[];
}

export function ownCardsOf({ occupants: occupiers, cards }: CardFile): OwnCards {
  return {
    occupiers: occupiers.map(({ id, name }) => ({ id, name })),
    cards: cards.map(({ id, name, strength, effect }) => ({ id, name, strength, effect })),
  };
}

/** What a viewer sees now. KW-7.1 */
export type View = Made<typeof common> & Made<typeof own>;

export function common({ deck, ties, ownCards }: Context, state: State) {
  const { phase } = state;
  return {
    phase,
    /** Whose turn it is, or who is dealt to. */
    toAct: state.toAct,
    /** Who must decide now, if anybody. */
    awaited: isAwaiting(state) ? state.toAct : null,
    /** Once it is drawn. */
    first: phase === 'row' || phase === 'deal' || phase === 'first' ? null : state.first,
    /** The effects to be decided, the last one first. */
    pending: state.pending.map(({ card, on }) => ({ card: card.id, on: on.id, effect: (card.optional as OptionalEffect).kind })),
    /** The cards played in this turn while an effect waits. KW-2.3 */
    chain: state.chain.map((card) => card.id),
    /** By seat: the side of every occupier that is its own. KW-1.3 */
    colours: COLOURS.slice(0, state.hands.length),
    row: state.row.map((faceUp) => faceUp && occupierView(faceUp, ties)),
    /** Where in the row the next occupier is turned up. */
    gap: state.gap,
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deckSize,
    /** The copies of each card in the discard. */
    discard: countsById(deck.cards, state.discard),
    discardSize: state.discard.reduce((sum, copies) => sum + copies, 0),
    hiddenOccupiers: state.hidden.length,
    /** In the order they fell. */
    fallen: state.fallen.map((occupier) => occupier.id),
    scores: state.points.map(scoreOf),
    /** By seat: what first, second and third places brought. */
    points: state.points.map((points): [number, number, number] => [...points]),
    /** `null` while the game is played with the cards that come with it. */
    ownCards,
  };
}

export function own(state: State, viewer: Viewer) {
  return {
    viewer,
    /** The viewer's own, sorted; empty for a spectator. */
    hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []).map((card) => card.id),
  };
}

export function occupierView(faceUp: FaceUp, ties: Ties) {
  const { occupier, cards, total: strength } = faceUp;
  const awards = awardsOf(faceUp, ties);
  return {
    occupier: occupier.id,
    threshold: occupier.threshold,
    rewards: occupier.rewards,
    /** By seat. */
    sides: cards.map((side, seat) => ({ cards: laidOn(faceUp, side), strength: strengthOf(faceUp, seat) })),
    strength,
    /** What is missing to the fall. */
    missing: Math.max(0, occupier.threshold - strength),
    /** Whether it falls in the check of this turn, unless the play stage changes it. KW-5.1 */
    falls: isFalling(faceUp),
    /** Who would get what if it fell now: the strongest first. */
    awards,
    /** The same by place: who would take its reward. KW-5.3 */
    takers: takersOf(occupier, awards),
  };
}

function laidOn(faceUp: FaceUp, side: readonly Card[]): readonly LaidView[] {
  return [...new Set(side)].map((card) => ({ card: card.id, copies: copiesIn(side, card), times: timesOf(faceUp, card) }));
}

function countsById(cards: readonly Card[], copies: readonly number[]): Record<CardId, number> {
  const counts: Record<CardId, number> = {};
  for (const { id, index } of cards) {
    const count = copies[index] as number;
    if (count > 0) counts[id] = count;
  }
  return counts;
}
