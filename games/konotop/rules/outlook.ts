import type { Seat } from '@coven/core';
import { isOffered } from './chain.ts';
import type { CardId, OccupantId } from './deck.ts';
import type { OptionalEffect } from './effects.ts';
import type { Move, Moves } from './moves.ts';
import { destroy, lay, shift } from './play.ts';
import { awardsOf, type Ties } from './scoring.ts';
import { type FaceUp, faceUpOf, type State } from './state.ts';
import { strengthOf, timesOf } from './strength.ts';
import { type OccupantView, occupantView } from './view.ts';

/** What a move would bring if the check came right after it. */
export interface Outlook {
  /** Whose move it is. */
  readonly seat: Seat;
  /** The card that is played or moved: what it counts where it comes to lie. */
  readonly card: { readonly card: CardId; readonly on: OccupantId; readonly times: number; readonly strength: number } | null;
  /** The occupants that change, as they would be. */
  readonly row: readonly OccupantView[];
  /** The occupants that would fall, whether by this move or already before it. */
  readonly falls: readonly OccupantId[];
  /** By seat: the points that those falls bring. */
  readonly points: readonly number[];
  /** By seat: how the strength on the table changes. */
  readonly strengths: readonly number[];
  /** The effect that is offered next, if any. */
  readonly next: { readonly card: CardId; readonly effect: OptionalEffect['kind'] } | null;
}

/** `state` is any that fits the view; it is used up. */
export function outlook(ties: Ties, moves: Moves, state: State, seat: Seat, move: Move): Outlook {
  const seats = state.hands.map((_, at) => at);
  const strengths = () => seats.map((at) => state.row.reduce((sum, faceUp) => sum + (faceUp ? strengthOf(faceUp, at) : 0), 0));
  const before = strengths();
  const changed = perform(state, seat, move);
  const after = strengths();
  const standing = state.row.filter((faceUp) => faceUp !== null);
  const falling = standing.filter((faceUp) => faceUp.total >= faceUp.occupant.threshold);
  const points = seats.map(() => 0);
  for (const award of falling.flatMap((faceUp) => awardsOf(faceUp, ties))) points[award.seat] = (points[award.seat] ?? 0) + award.points;
  return {
    seat,
    card: landed(state, move),
    row: changed.map((faceUp) => occupantView(faceUp, ties)),
    falls: falling.map((faceUp) => faceUp.occupant.id),
    points,
    strengths: seats.map((at) => (after[at] as number) - (before[at] as number)),
    next: nextOf(moves, state, seat, move),
  };
}

/** Makes the move without what follows it, and returns the occupants it touches. */
function perform(state: State, seat: Seat, move: Move): readonly FaceUp[] {
  switch (move.type) {
    case 'play':
      lay(state, seat, move.card, move.on, undefined);
      return [faceUpOf(state, move.on) as FaceUp];
    case 'destroy':
      destroy(state, seat, move.card, move.of, move.on, undefined);
      return [faceUpOf(state, move.on) as FaceUp];
    case 'move':
      shift(state, seat, move.card, move.of, move.from, move.to, undefined);
      return [faceUpOf(state, move.from) as FaceUp, faceUpOf(state, move.to) as FaceUp];
    case 'decline':
    case 'draw':
    case 'reveal':
    case 'first':
      return [];
    default:
      return move satisfies never;
  }
}

function landed(state: State, move: Move): Outlook['card'] {
  if (move.type !== 'play' && move.type !== 'move') return null;
  const { card } = move;
  const on = move.type === 'play' ? move.on : move.to;
  const times = timesOf(faceUpOf(state, on) as FaceUp, card);
  return { card: card.id, on: on.id, times, strength: card.strength * times };
}

function nextOf(moves: Moves, state: State, seat: Seat, move: Move): Outlook['next'] {
  if (move.type !== 'play' || !move.card.optional || !isOffered(moves, state, seat, move)) return null;
  return { card: move.card.id, effect: move.card.optional.kind };
}
