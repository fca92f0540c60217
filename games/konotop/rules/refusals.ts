import type { Refusal, Seat } from '@coven/core';
import { isWhere } from './chain.ts';
import { cardNamed, copiesIn, type Deck, occupierNamed } from './deck.ts';
import type { Move } from './notation.plain.ts';
import { faceUpOf, isAwaiting, type Pending, type State } from './state.ts';

export type Reason =
  | 'game-over'
  | 'not-a-choice'
  | 'not-your-turn'
  | 'must-play'
  | 'not-in-hand'
  | 'not-face-up'
  | 'effect-first'
  | 'only-same-occupier'
  | 'only-other-occupier'
  | 'too-strong'
  | 'no-such-effect'
  | 'own-card'
  | 'others-card'
  | 'not-on-this-occupier'
  | 'not-there'
  | 'the-card-itself'
  | 'same-occupier';

type Play = Extract<Move, { type: 'play' }>;
type Destroy = Extract<Move, { type: 'destroy' }>;
type Shift = Extract<Move, { type: 'move' }>;

/** Why a move that is not offered is not allowed. */
export function explain(deck: Deck, state: State, seat: Seat, move: Move): Refusal<Reason> {
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
  if (seat !== state.toAct || !isAwaiting(state)) return { rule: 'KW-2.1', reason: 'not-your-turn' };
  const pending = state.pending.at(-1);
  switch (move.type) {
    case 'play':
      return explainPlay(deck, state, seat, move, pending);
    case 'decline':
      return { rule: 'KW-2.2', reason: 'must-play' };
    case 'destroy':
      return explainDestroy(seat, move, pending);
    case 'move':
      return explainShift(deck, state, seat, move, pending);
    default:
      return move satisfies never;
  }
}

function explainPlay(deck: Deck, state: State, seat: Seat, { card, on }: Play, pending: Pending | undefined): Refusal<Reason> {
  const effect = pending?.card.optional;
  const occupier = occupierNamed(deck, on);
  if (pending && effect?.kind !== 'play-another') return { rule: 'KW-2.4', reason: 'effect-first', args: { card: pending.card.id } };
  if (!state.hands[seat]?.some(({ id }) => id === card)) return { rule: 'KW-2.2', reason: 'not-in-hand', args: { card } };
  if (!faceUpOf(state, occupier)) return { rule: 'KW-2.2', reason: 'not-face-up', args: { occupier: on } };
  if (pending && effect?.kind === 'play-another' && !isWhere(effect.where, occupier, pending.on)) {
    const reason = effect.where === 'same-occupant' ? 'only-same-occupier' : 'only-other-occupier';
    return { rule: 'KW-4.1', reason, args: { occupier: pending.on.id } };
  }
  const most = effect?.kind === 'play-another' ? (effect.maxStrength ?? 0) : 0;
  return { rule: 'KW-4.1', reason: 'too-strong', args: { card, most } };
}

function explainDestroy(seat: Seat, { card, of, on }: Destroy, pending: Pending | undefined): Refusal<Reason> {
  if (pending?.card.optional?.kind !== 'destroy') return { rule: 'KW-2.3', reason: 'no-such-effect' };
  if (of === seat) return { rule: 'KW-4.2', reason: 'own-card' };
  if (on !== pending.on.id) return { rule: 'KW-4.2', reason: 'only-same-occupier', args: { occupier: pending.on.id } };
  return { rule: 'KW-4.2', reason: 'not-on-this-occupier', args: { card, occupier: on } };
}

function explainShift(deck: Deck, state: State, seat: Seat, { card, of, from, to }: Shift, pending: Pending | undefined): Refusal<Reason> {
  const effect = pending?.card.optional;
  if (pending === undefined || effect?.kind !== 'move') return { rule: 'KW-2.3', reason: 'no-such-effect' };
  const isOwn = of === seat;
  if (isOwn && effect.whose === 'other') return { rule: 'KW-4.3', reason: 'own-card' };
  if (!isOwn && effect.whose === 'own') return { rule: 'KW-4.3', reason: 'others-card' };
  if (from === to) return { rule: 'KW-4.3', reason: 'same-occupier' };
  if (effect.from === 'same-occupant' && from !== pending.on.id) {
    return { rule: 'KW-4.3', reason: 'only-same-occupier', args: { occupier: pending.on.id } };
  }
  for (const occupier of [from, to]) {
    if (!faceUpOf(state, occupierNamed(deck, occupier))) return { rule: 'KW-4.3', reason: 'not-face-up', args: { occupier } };
  }
  const side = faceUpOf(state, occupierNamed(deck, from))?.cards[of] ?? [];
  const reason = copiesIn(side, cardNamed(deck, card)) === 0 ? 'not-there' : 'the-card-itself';
  return { rule: 'KW-4.3', reason, args: { card, occupier: from } };
}
