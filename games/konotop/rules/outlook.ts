import type { Made, Seat } from '@coven/core';
import { isOffered } from './chain.ts';
import type { Context } from './context.ts';
import { cardNamed, type Deck, type OccupierId, occupierNamed } from './deck.ts';
import type { Moves } from './moves.ts';
import type { Move } from './notation.plain.ts';
import { perform } from './play.ts';
import { awardsOf } from './scoring.ts';
import { type FaceUp, faceUpOf, type State } from './state.ts';
import { isFalling, strengthOf, timesOf } from './strength.ts';
import { occupierView } from './view.ts';

/** What a move would bring if the check came right after it. */
export type Outlook = Made<typeof outlook>;

/** `state` is any that fits the view; it is used up. */
export function outlook({ deck, ties, moves }: Context, state: State, seat: Seat, move: Move) {
  const seats = state.hands.map((_, at) => at);
  const strengths = () => seats.map((at) => state.row.reduce((sum, faceUp) => sum + (faceUp ? strengthOf(faceUp, at) : 0), 0));
  const before = strengths();
  if (move.type === 'play' || move.type === 'destroy' || move.type === 'move') perform(deck, state, seat, move);
  const after = strengths();
  const standing = state.row.filter((faceUp) => faceUp !== null);
  const falling = standing.filter(isFalling);
  const points = seats.map(() => 0);
  for (const award of falling.flatMap((faceUp) => awardsOf(faceUp, ties))) points[award.seat] = (points[award.seat] ?? 0) + award.points;
  return {
    /** Whose move it is. */
    seat,
    /** The card that is played or moved: what it counts where it comes to lie. */
    card: landed(deck, state, move),
    /** The occupiers that change, as they would be. */
    row: touched(move).map((id) => occupierView(faceUpOf(state, occupierNamed(deck, id)) as FaceUp, ties)),
    /** The occupiers that would fall, whether by this move or already before it. */
    falls: falling.map((faceUp) => faceUp.occupier.id),
    /** By seat: the points that those falls bring. */
    points,
    /** By seat: how the strength on the table changes. */
    strengths: seats.map((at) => (after[at] as number) - (before[at] as number)),
    /** The effect that is offered next, if any. */
    next: nextOf(deck, moves, state, seat, move),
  };
}

/** The occupiers that a move touches; none for one that leaves the table as it is. */
function touched(move: Move): readonly OccupierId[] {
  if (move.type === 'move') return [move.from, move.to];
  return 'on' in move ? [move.on] : [];
}

function landed(deck: Deck, state: State, move: Move) {
  if (move.type !== 'play' && move.type !== 'move') return null;
  const card = cardNamed(deck, move.card);
  const on = move.type === 'play' ? move.on : move.to;
  const times = timesOf(faceUpOf(state, occupierNamed(deck, on)) as FaceUp, card);
  return { card: card.id, on, times, strength: card.strength * times };
}

function nextOf(deck: Deck, moves: Moves, state: State, seat: Seat, move: Move) {
  if (move.type !== 'play') return null;
  const card = cardNamed(deck, move.card);
  const isNext = isOffered(moves, state, seat, { card, on: occupierNamed(deck, move.on) });
  return card.optional && isNext ? { card: card.id, effect: card.optional.kind } : null;
}
