import type { Seat, Viewer } from '@coven/core';
import type { CardFile, Names } from './card-file.ts';
import type { Card, CardId, Deck, OccupantId } from './deck.ts';
import type { Effect } from './effects.ts';
import { type Award, awardsOf, scoreOf, type Ties } from './scoring.ts';
import type { FaceUp, Phase, State } from './state.ts';
import { strengthOf, timesOf } from './strength.ts';

/**
 * By seat, the side of every occupant on which its cards lie. KW-1.3
 * The order is that of the seats' colours everywhere else.
 */
export const COLOURS = ['white', 'red', 'green', 'blue', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
/** Those that the rulebook names; violet is ours. KW-1.3 */
export const NAMED: ReadonlySet<Colour> = new Set(['white', 'red', 'green', 'blue']);

/** A kind of card on a side: its copies, and what each of them counts there. */
export interface LaidView {
  readonly card: CardId;
  readonly copies: number;
  readonly times: number;
}

export interface SideView {
  readonly colour: Colour;
  readonly cards: readonly LaidView[];
  readonly strength: number;
}

export interface OccupantView {
  readonly occupant: OccupantId;
  readonly threshold: number;
  readonly rewards: readonly [number, number, number];
  /** By seat. */
  readonly sides: readonly SideView[];
  readonly strength: number;
  /** What is missing to the fall; 0 while the play stage may still change it. */
  readonly missing: number;
  /** Who would get what if it fell now. */
  readonly awards: readonly Award[];
}

/** Names and texts of cards that did not come with the game. */
export interface OwnCards {
  readonly occupants: readonly { readonly id: OccupantId; readonly name: Names }[];
  readonly cards: readonly { readonly id: CardId; readonly name: Names; readonly strength: number; readonly effect: Effect | null }[];
}

export function ownCardsOf({ occupants, cards }: CardFile): OwnCards {
  return {
    occupants: occupants.map(({ id, name }) => ({ id, name })),
    cards: cards.map(({ id, name, strength, effect }) => ({ id, name, strength, effect })),
  };
}

/** What a viewer sees now. KW-7.1 */
export interface View {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly toAct: Seat;
  /** Once it is drawn. */
  readonly first: Seat | null;
  /** The effects to be decided, the last one first. */
  readonly pending: readonly { readonly card: CardId; readonly on: OccupantId }[];
  readonly row: readonly (OccupantView | null)[];
  /** Where in the row the next occupant is turned up. */
  readonly gap: number;
  /** The viewer's own, sorted; empty for a spectator. */
  readonly hand: readonly CardId[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** The copies of each card in the discard. */
  readonly discard: Readonly<Record<CardId, number>>;
  readonly hiddenOccupants: number;
  /** In the order they fell. */
  readonly fallen: readonly OccupantId[];
  readonly scores: readonly number[];
  /** By seat: what first, second and third places brought. */
  readonly points: readonly (readonly [number, number, number])[];
  /** `null` while the game is played with the cards that come with it. */
  readonly ownCards: OwnCards | null;
}

export interface Sight {
  readonly deck: Deck;
  readonly ties: Ties;
  readonly ownCards: OwnCards | null;
}

type Own = Pick<View, 'viewer' | 'hand'>;

export function common({ deck, ties, ownCards }: Sight, state: State): Omit<View, keyof Own> {
  const { phase } = state;
  return {
    phase,
    toAct: state.toAct,
    first: phase === 'row' || phase === 'deal' || phase === 'first' ? null : state.first,
    pending: state.pending.map(({ card, on }) => ({ card: card.id, on: on.id })),
    row: state.row.map((faceUp) => faceUp && occupantView(faceUp, ties)),
    gap: state.gap,
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deckSize,
    discard: countsById(deck.cards, state.discard),
    hiddenOccupants: state.hidden.length,
    fallen: state.fallen.map((occupant) => occupant.id),
    scores: state.points.map(scoreOf),
    points: state.points.map(([first, second, third]) => [first, second, third]),
    ownCards,
  };
}

export function own(state: State, viewer: Viewer): Own {
  return { viewer, hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []).map((card) => card.id) };
}

export function occupantView(faceUp: FaceUp, ties: Ties): OccupantView {
  const { occupant, cards, total: strength } = faceUp;
  return {
    occupant: occupant.id,
    threshold: occupant.threshold,
    rewards: occupant.rewards,
    sides: cards.map((side, seat) => ({
      colour: COLOURS[seat] as Colour,
      cards: laidOn(faceUp, side),
      strength: strengthOf(faceUp, seat),
    })),
    strength,
    missing: Math.max(0, occupant.threshold - strength),
    awards: awardsOf(faceUp, ties),
  };
}

function laidOn(faceUp: FaceUp, side: readonly Card[]): LaidView[] {
  const laid: LaidView[] = [];
  for (const card of new Set(side)) {
    laid.push({ card: card.id, copies: side.filter((one) => one === card).length, times: timesOf(faceUp, card) });
  }
  return laid;
}

function countsById(cards: readonly Card[], copies: readonly number[]): Record<CardId, number> {
  const counts: Record<CardId, number> = {};
  for (const { id, index } of cards) {
    const count = copies[index] as number;
    if (count > 0) counts[id] = count;
  }
  return counts;
}
