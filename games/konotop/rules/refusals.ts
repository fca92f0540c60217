import type { Refusal, Seat } from '@coven/core';
import { isWhere } from './chain.ts';
import { copiesIn } from './deck.ts';
import type { Move } from './moves.ts';
import { faceUpOf, type Pending, type State } from './state.ts';

export type Reason =
  | 'game-over'
  | 'not-a-choice'
  | 'not-your-turn'
  | 'must-play'
  | 'not-in-hand'
  | 'not-face-up'
  | 'effect-first'
  | 'only-same-occupant'
  | 'only-other-occupant'
  | 'too-strong'
  | 'no-such-effect'
  | 'own-card'
  | 'others-card'
  | 'not-on-this-occupant'
  | 'not-there'
  | 'the-card-itself'
  | 'same-occupant';

type PlayMove = Extract<Move, { type: 'play' }>;
type DestroyMove = Extract<Move, { type: 'destroy' }>;
type ShiftMove = Extract<Move, { type: 'move' }>;

/** Why a move that is not offered is not allowed. */
export function explain(state: State, seat: Seat, move: Move): Refusal<Reason> {
  if (state.phase === 'over') return { rule: 'KW-6.2', reason: 'game-over' };
  switch (move.type) {
    case 'draw':
      return { rule: 'KW-6.1', reason: 'not-a-choice' };
    case 'reveal':
      return { rule: 'KW-5.5', reason: 'not-a-choice' };
    case 'first':
      return { rule: 'KW-1.3', reason: 'not-a-choice' };
    default:
  }
  if (seat !== state.toAct || (state.phase !== 'play' && state.phase !== 'effect')) return { rule: 'KW-2.1', reason: 'not-your-turn' };
  const pending = state.pending.at(-1);
  switch (move.type) {
    case 'play':
      return explainPlay(state, seat, move, pending);
    case 'decline':
      return { rule: 'KW-2.2', reason: 'must-play' };
    case 'destroy':
      return explainDestroy(seat, move, pending);
    case 'move':
      return explainShift(state, seat, move, pending);
    default:
      return move satisfies never;
  }
}

function explainPlay(state: State, seat: Seat, { card, on }: PlayMove, pending: Pending | undefined): Refusal<Reason> {
  const effect = pending?.card.optional;
  if (pending && effect?.kind !== 'play-another') return { rule: 'KW-2.4', reason: 'effect-first', args: { card: pending.card.id } };
  if (!state.hands[seat]?.includes(card)) return { rule: 'KW-2.2', reason: 'not-in-hand', args: { card: card.id } };
  if (!faceUpOf(state, on)) return { rule: 'KW-2.2', reason: 'not-face-up', args: { occupant: on.id } };
  if (pending && effect?.kind === 'play-another' && !isWhere(effect.where, on, pending.on)) {
    const reason = effect.where === 'same-occupant' ? 'only-same-occupant' : 'only-other-occupant';
    return { rule: 'KW-4.1', reason, args: { occupant: pending.on.id } };
  }
  const most = effect?.kind === 'play-another' ? (effect.maxStrength ?? 0) : 0;
  return { rule: 'KW-4.1', reason: 'too-strong', args: { card: card.id, most } };
}

function explainDestroy(seat: Seat, { card, of, on }: DestroyMove, pending: Pending | undefined): Refusal<Reason> {
  if (pending?.card.optional?.kind !== 'destroy') return { rule: 'KW-2.3', reason: 'no-such-effect' };
  if (of === seat) return { rule: 'KW-4.2', reason: 'own-card' };
  if (on !== pending.on) return { rule: 'KW-4.2', reason: 'only-same-occupant', args: { occupant: pending.on.id } };
  return { rule: 'KW-4.2', reason: 'not-on-this-occupant', args: { card: card.id, occupant: on.id } };
}

function explainShift(state: State, seat: Seat, { card, of, from, to }: ShiftMove, pending: Pending | undefined): Refusal<Reason> {
  const effect = pending?.card.optional;
  if (pending === undefined || effect?.kind !== 'move') return { rule: 'KW-2.3', reason: 'no-such-effect' };
  const isOwn = of === seat;
  if (isOwn && effect.whose === 'other') return { rule: 'KW-4.3', reason: 'own-card' };
  if (!isOwn && effect.whose === 'own') return { rule: 'KW-4.3', reason: 'others-card' };
  if (from === to) return { rule: 'KW-4.3', reason: 'same-occupant' };
  if (effect.from === 'same-occupant' && from !== pending.on) {
    return { rule: 'KW-4.3', reason: 'only-same-occupant', args: { occupant: pending.on.id } };
  }
  for (const occupant of [from, to]) {
    if (!faceUpOf(state, occupant)) return { rule: 'KW-4.3', reason: 'not-face-up', args: { occupant: occupant.id } };
  }
  const side = faceUpOf(state, from)?.cards[of] ?? [];
  const reason = copiesIn(side, card) === 0 ? 'not-there' : 'the-card-itself';
  return { rule: 'KW-4.3', reason, args: { card: card.id, occupant: from.id } };
}
