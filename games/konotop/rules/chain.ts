import type { Seat } from '@coven/core';
import type { Card, Occupier } from './deck.ts';
import type { MoveCard, PlayAnother } from './effects.ts';
import type { Moves } from './moves.ts';
import type { Condition, Where } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import { type FaceUp, faceUpOf, type Pending, type State } from './state.ts';

/**
 * Whether the effect of a card that has just been laid is offered to its player. KW-2.5: nothing is if condition or
 * target is missing. A further play is offered for what everybody sees, never for what the hand holds beyond not being empty.
 */
export function isOffered(moves: Moves, state: State, seat: Seat, pending: Pending): boolean {
  const effect = pending.card.optional;
  switch (effect?.kind) {
    case undefined:
      return false;
    case 'play-another':
      return (
        (state.hands[seat] as Card[]).length > 0 &&
        (effect.condition === undefined || holds(effect.condition, faceUpOf(state, pending.on), seat)) &&
        state.row.some((faceUp) => faceUp !== null && isWhere(effect.where, faceUp.occupier, pending.on))
      );
    case 'destroy':
    case 'move': {
      const targets: Move[] = [];
      listTargets(moves, state, seat, pending, targets, 1);
      return targets.length > 0;
    }
    default:
      return effect satisfies never;
  }
}

/** What the player may do with the effect besides declining it; the search may stop at `enough` moves. KW-4.1, KW-4.2, KW-4.3 */
export function listTargets(
  moves: Moves,
  state: State,
  seat: Seat,
  pending: Pending,
  list: Move[],
  enough = Number.POSITIVE_INFINITY,
): void {
  const effect = pending.card.optional;
  switch (effect?.kind) {
    case undefined:
      return;
    case 'play-another':
      listPlays(moves, state, seat, list, pending.on, effect);
      return;
    case 'destroy': {
      const { cards } = faceUpOf(state, pending.on) as FaceUp;
      for (let of = 0; of < cards.length && list.length < enough; of++) {
        const side = cards[of] as Card[];
        for (let i = 0; of !== seat && i < side.length; i = nextKind(side, i)) {
          list.push(moves.destroy(side[i] as Card, of, pending.on));
        }
      }
      return;
    }
    case 'move':
      for (const faceUp of state.row) {
        if (list.length >= enough) return;
        if (faceUp && (effect.from === 'any' || faceUp.occupier === pending.on))
          listShifts(moves, state, seat, pending, effect, faceUp, list);
      }
      return;
    default:
      effect satisfies never;
  }
}

/** Every card in hand on every occupier, as far as the effect allows; without one it is the card of the turn. KW-2.2 */
export function listPlays(moves: Moves, state: State, seat: Seat, list: Move[], here?: Occupier, effect?: PlayAnother): void {
  const { row } = state;
  const hand = state.hands[seat] as Card[];
  const strongest = effect?.maxStrength ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    // Printed strength counts. KW-4.1
    if (card === hand[i - 1] || card.strength > strongest) continue;
    const plays = moves.play[card.index] as readonly Move[];
    for (let place = 0; place < row.length; place++) {
      const occupier = row[place]?.occupier;
      if (occupier === undefined || (effect && here && !isWhere(effect.where, occupier, here))) continue;
      list.push(plays[occupier.index] as Move);
    }
  }
}

/** KW-4.3: always to another occupier, and never the card whose effect it is. */
function listShifts(
  moves: Moves,
  state: State,
  seat: Seat,
  { card: source, on }: Pending,
  { whose }: MoveCard,
  { occupier: from, cards }: FaceUp,
  list: Move[],
): void {
  const { row } = state;
  for (let of = 0; of < cards.length; of++) {
    if ((of === seat) !== (whose === 'own')) continue;
    const side = cards[of] as Card[];
    for (let i = 0; i < side.length; ) {
      const card = side[i] as Card;
      const next = nextKind(side, i);
      const isItself = card === source && of === seat && from === on && next - i === 1;
      for (let place = 0; !isItself && place < row.length; place++) {
        const to = row[place]?.occupier;
        if (to !== undefined && to !== from) list.push(moves.shift(card, of, from, to));
      }
      i = next;
    }
  }
}

export function isWhere(where: Where, occupier: Occupier, here: Occupier): boolean {
  switch (where) {
    case 'same-occupant':
      return occupier === here;
    case 'other-occupant':
      return occupier !== here;
    case 'any':
      return true;
    default:
      return where satisfies never;
  }
}

/** Looked at when the card has been laid, so the card itself is there. KW-2.5 */
function holds(condition: Condition, here: FaceUp | undefined, seat: Seat): boolean {
  switch (condition) {
    case 'first-own-card-here':
      return here?.cards[seat]?.length === 1;
    default:
      return condition satisfies never;
  }
}

/** Equal cards lie side by side: where the next kind begins. */
function nextKind(side: readonly Card[], at: number): number {
  let next = at + 1;
  while (next < side.length && side[next] === side[at]) next++;
  return next;
}
