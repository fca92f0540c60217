import type { Notation, Seat } from '@coven/core';
import type { CardId, OccupierId } from './deck.ts';

export type Move =
  /** KW-2.2, KW-4.1 */
  | { readonly type: 'play'; readonly card: CardId; readonly on: OccupierId }
  /** KW-4.2 */
  | { readonly type: 'destroy'; readonly card: CardId; readonly of: Seat; readonly on: OccupierId }
  /** KW-4.3 */
  | { readonly type: 'move'; readonly card: CardId; readonly of: Seat; readonly from: OccupierId; readonly to: OccupierId }
  /** Leave an effect unused. KW-2.4 */
  | { readonly type: 'decline' }
  /** Chance: the witch card that is dealt or drawn next. */
  | { readonly type: 'draw'; readonly card: CardId }
  /** Chance: the occupier that is turned up next. */
  | { readonly type: 'reveal'; readonly occupier: OccupierId }
  /** Chance: who begins. KW-1.3 */
  | { readonly type: 'first'; readonly seat: Seat };

function format(move: Move): string {
  switch (move.type) {
    case 'play':
      return `play ${move.card} on ${move.on}`;
    case 'destroy':
      return `destroy ${move.card} of ${move.of} on ${move.on}`;
    case 'move':
      return `move ${move.card} of ${move.of} from ${move.from} to ${move.to}`;
    case 'decline':
      return 'decline';
    case 'draw':
      return `draw ${move.card}`;
    case 'reveal':
      return `reveal ${move.occupier}`;
    case 'first':
      return `first ${move.seat}`;
    default:
      return move satisfies never;
  }
}

/** The ids of a card file. */
const ID = /^[a-z0-9-]{1,40}$/;
const SEAT = /^(0|[1-9][0-9]?)$/;

function parse(text: string): Move | undefined {
  const [type = '', ...words] = text.split(' ');
  const move = read(type, words);
  // One move, one text: what is not written back the same is no move.
  return move && format(move) === text ? move : undefined;
}

function read(type: string, words: readonly string[]): Move | undefined {
  const id = (at: number) => (ID.test(words[at] ?? '') ? words[at] : undefined);
  const seat = (at: number) => (SEAT.test(words[at] ?? '') ? Number(words[at]) : undefined);
  switch (type) {
    case 'play': {
      const [card, on] = [id(0), id(2)];
      return card !== undefined && on !== undefined ? { type, card, on } : undefined;
    }
    case 'destroy': {
      const [card, of, on] = [id(0), seat(2), id(4)];
      return card !== undefined && of !== undefined && on !== undefined ? { type, card, of, on } : undefined;
    }
    case 'move': {
      const [card, of, from, to] = [id(0), seat(2), id(4), id(6)];
      return card !== undefined && of !== undefined && from !== undefined && to !== undefined ? { type, card, of, from, to } : undefined;
    }
    case 'decline':
      return { type };
    case 'draw': {
      const card = id(0);
      return card !== undefined ? { type, card } : undefined;
    }
    case 'reveal': {
      const occupier = id(0);
      return occupier !== undefined ? { type, occupier } : undefined;
    }
    case 'first': {
      const first = seat(0);
      return first !== undefined ? { type, seat: first } : undefined;
    }
    default:
      return undefined;
  }
}

/** Moves as text: games/konotop/NOTATION.md. */
export const notation: Notation<Move> = { format, parse };
