import type { Seat, Viewer } from '@coven/core';
import type { CardFile, Names } from './card-file.ts';
import type { Context } from './context.ts';
import { type Card, type CardId, copiesIn, type OccupierId } from './deck.ts';
import type { Effect, OptionalEffect } from './effects.ts';
import { COLOURS, type Colour, type OptionalKind, type Ties } from './names.plain.ts';
import { type Award, awardsOf, scoreOf, takersOf } from './scoring.ts';
import { type FaceUp, isAwaiting, type Phase, type State } from './state.ts';
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

export interface OccupierView {
  readonly occupier: OccupierId;
  readonly threshold: number;
  readonly rewards: readonly [number, number, number];
  /** By seat. */
  readonly sides: readonly SideView[];
  readonly strength: number;
  /** What is missing to the fall. */
  readonly missing: number;
  /** Whether it falls in the check of this turn, unless the play stage changes it. KW-5.1 */
  readonly falls: boolean;
  /** Who would get what if it fell now: the strongest first. */
  readonly awards: readonly Award[];
  /** The same by place: who would take its reward. KW-5.3 */
  readonly takers: readonly (readonly Seat[])[];
}

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
export interface View {
  readonly viewer: Viewer;
  readonly phase: Phase;
  /** Whose turn it is, or who is dealt to. */
  readonly toAct: Seat;
  /** Who must decide now, if anybody. */
  readonly awaited: Seat | null;
  /** Once it is drawn. */
  readonly first: Seat | null;
  /** The effects to be decided, the last one first. */
  readonly pending: readonly { readonly card: CardId; readonly on: OccupierId; readonly effect: OptionalKind }[];
  /** The cards played in this turn while an effect waits. KW-2.3 */
  readonly chain: readonly CardId[];
  readonly row: readonly (OccupierView | null)[];
  /** Where in the row the next occupier is turned up. */
  readonly gap: number;
  /** By seat: the side of every occupier that is its own. KW-1.3 */
  readonly colours: readonly Colour[];
  /** The viewer's own, sorted; empty for a spectator. */
  readonly hand: readonly CardId[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** The copies of each card in the discard. */
  readonly discard: Readonly<Record<CardId, number>>;
  readonly discardSize: number;
  readonly hiddenOccupiers: number;
  /** In the order they fell. */
  readonly fallen: readonly OccupierId[];
  readonly scores: readonly number[];
  /** By seat: what first, second and third places brought. */
  readonly points: readonly (readonly [number, number, number])[];
  /** `null` while the game is played with the cards that come with it. */
  readonly ownCards: OwnCards | null;
}

type Own = Pick<View, 'viewer' | 'hand'>;

export function common({ deck, ties, ownCards }: Context, state: State): Omit<View, keyof Own> {
  const { phase } = state;
  return {
    phase,
    toAct: state.toAct,
    awaited: isAwaiting(state) ? state.toAct : null,
    first: phase === 'row' || phase === 'deal' || phase === 'first' ? null : state.first,
    pending: state.pending.map(({ card, on }) => ({ card: card.id, on: on.id, effect: (card.optional as OptionalEffect).kind })),
    chain: state.chain.map((card) => card.id),
    colours: COLOURS.slice(0, state.hands.length),
    row: state.row.map((faceUp) => faceUp && occupierView(faceUp, ties)),
    gap: state.gap,
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deckSize,
    discard: countsById(deck.cards, state.discard),
    discardSize: state.discard.reduce((sum, copies) => sum + copies, 0),
    hiddenOccupiers: state.hidden.length,
    fallen: state.fallen.map((occupier) => occupier.id),
    scores: state.points.map(scoreOf),
    points: state.points.map(([first, second, third]) => [first, second, third]),
    ownCards,
  };
}

export function own(state: State, viewer: Viewer): Own {
  return { viewer, hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []).map((card) => card.id) };
}

export function occupierView(faceUp: FaceUp, ties: Ties): OccupierView {
  const { occupier, cards, total: strength } = faceUp;
  const awards = awardsOf(faceUp, ties);
  return {
    occupier: occupier.id,
    threshold: occupier.threshold,
    rewards: occupier.rewards,
    sides: cards.map((side, seat) => ({ cards: laidOn(faceUp, side), strength: strengthOf(faceUp, seat) })),
    strength,
    missing: Math.max(0, occupier.threshold - strength),
    falls: isFalling(faceUp),
    awards,
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
