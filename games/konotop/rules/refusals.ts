import { refused, type Seat } from '@coven/core';
import { isWhere } from './chain.ts';
import { cardNamed, copiesIn, type Deck, occupierNamed } from './deck.ts';
import type { Move } from './notation.plain.ts';
import { faceUpOf, isAwaiting, type Pending, type State } from './state.ts';

/** Those that `explain` gives; the catalogues have a sentence for each. */
export type Reason = ReturnType<typeof explain>['reason'];

type Play = Extract<Move, { type: 'play' }>;
type Destroy = Extract<Move, { type: 'destroy' }>;
type Shift = Extract<Move, { type: 'move' }>;

/** Why a move that is not offered is not allowed. */
export function explain(deck: Deck, state: State, seat: Seat, move: Move) {
  if (state.phase === 'over') return refused('KW-6.2', 'game-over');
  switch (move.type) {
    case 'draw':
      return refused('KW-6.1', 'not-a-choice');
    case 'reveal':
      return refused('KW-5.5', 'not-a-choice');
    case 'first':
      return refused('KW-1.3', 'not-a-choice');
    default:
  }
  if (seat !== state.toAct || !isAwaiting(state)) return refused('KW-2.1', 'not-your-turn');
  const pending = state.pending.at(-1);
  switch (move.type) {
    case 'play':
      return explainPlay(deck, state, seat, move, pending);
    case 'decline':
      return refused('KW-2.2', 'must-play');
    case 'destroy':
      return explainDestroy(seat, move, pending);
    case 'move':
      return explainShift(deck, state, seat, move, pending);
    default:
      return move satisfies never;
  }
}

function explainPlay(deck: Deck, state: State, seat: Seat, { card, on }: Play, pending: Pending | undefined) {
  const effect = pending?.card.optional;
  const occupier = occupierNamed(deck, on);
  if (pending && effect?.kind !== 'play-another') return refused('KW-2.4', 'effect-first', { card: pending.card.id });
  if (!state.hands[seat]?.some(({ id }) => id === card)) return refused('KW-2.2', 'not-in-hand', { card });
  if (!faceUpOf(state, occupier)) return refused('KW-2.2', 'not-face-up', { occupier: on });
  if (pending && effect?.kind === 'play-another' && !isWhere(effect.where, occupier, pending.on)) {
    const reason = effect.where === 'same-occupant' ? 'only-same-occupier' : 'only-other-occupier';
    return refused('KW-4.1', reason, { occupier: pending.on.id });
  }
  const most = effect?.kind === 'play-another' ? (effect.maxStrength ?? 0) : 0;
  return refused('KW-4.1', 'too-strong', { card, most });
}

function explainDestroy(seat: Seat, { card, of, on }: Destroy, pending: Pending | undefined) {
  if (pending?.card.optional?.kind !== 'destroy') return refused('KW-2.3', 'no-such-effect');
  if (of === seat) return refused('KW-4.2', 'own-card');
  if (on !== pending.on.id) return refused('KW-4.2', 'only-same-occupier', { occupier: pending.on.id });
  return refused('KW-4.2', 'not-on-this-occupier', { card, occupier: on });
}

function explainShift(deck: Deck, state: State, seat: Seat, { card, of, from, to }: Shift, pending: Pending | undefined) {
  const effect = pending?.card.optional;
  if (pending === undefined || effect?.kind !== 'move') return refused('KW-2.3', 'no-such-effect');
  const isOwn = of === seat;
  if (isOwn && effect.whose === 'other') return refused('KW-4.3', 'own-card');
  if (!isOwn && effect.whose === 'own') return refused('KW-4.3', 'others-card');
  if (from === to) return refused('KW-4.3', 'same-occupier');
  if (effect.from === 'same-occupant' && from !== pending.on.id) {
    return refused('KW-4.3', 'only-same-occupier', { occupier: pending.on.id });
  }
  for (const occupier of [from, to]) {
    if (!faceUpOf(state, occupierNamed(deck, occupier))) return refused('KW-4.3', 'not-face-up', { occupier });
  }
  const side = faceUpOf(state, occupierNamed(deck, from))?.cards[of] ?? [];
  const reason = copiesIn(side, cardNamed(deck, card)) === 0 ? 'not-there' : 'the-card-itself';
  return refused('KW-4.3', reason, { card, occupier: from });
}
