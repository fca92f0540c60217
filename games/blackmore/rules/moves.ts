import type { Seat } from '@coven/core';
import type { Card } from './cards.ts';

export type Move =
  /** Lead or follow with a card from hand. */
  | { readonly type: 'play'; readonly card: Card }
  /** Lay a card of the won trick on the trump pile. BM-3.4 */
  | { readonly type: 'crown'; readonly card: Card }
  /** Leave the trump as it is. */
  | { readonly type: 'keep' }
  /** Chance: the card that is dealt, turned up or drawn next. */
  | { readonly type: 'draw'; readonly card: Card }
  /** Chance: who leads first. BM-1.4 */
  | { readonly type: 'first'; readonly seat: Seat };

/** Every move there can be, made once: lists of moves share these records. */
export interface Moves {
  readonly play: readonly Move[];
  readonly crown: readonly Move[];
  readonly draw: readonly Move[];
  readonly keep: Move;
  readonly first: readonly Move[];
  readonly byText: ReadonlyMap<string, Move>;
}

export function movesOf(cards: readonly Card[], seats: number): Moves {
  const play = cards.map((card): Move => Object.freeze({ type: 'play', card }));
  const crown = cards.map((card): Move => Object.freeze({ type: 'crown', card }));
  const draw = cards.map((card): Move => Object.freeze({ type: 'draw', card }));
  const keep: Move = Object.freeze({ type: 'keep' });
  const first = Array.from({ length: seats }, (_, seat): Move => Object.freeze({ type: 'first', seat }));
  const all = [...play, ...crown, ...draw, keep, ...first];
  return { play, crown, draw, keep, first, byText: new Map(all.map((move) => [format(move), move])) };
}

export function format(move: Move): string {
  switch (move.type) {
    case 'play':
    case 'crown':
    case 'draw':
      return `${move.type} ${move.card.id}`;
    case 'keep':
      return 'keep';
    case 'first':
      return `first ${move.seat}`;
    default:
      return move satisfies never;
  }
}
