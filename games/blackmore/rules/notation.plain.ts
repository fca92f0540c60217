import type { Notation, Seat } from '@coven/core';
import type { CardId } from './names.plain.ts';

export type Move =
  /** Lead or follow with a card from hand. */
  | { readonly type: 'play'; readonly card: CardId }
  /** Lay a card of the won trick on the trump pile. BM-3.4 */
  | { readonly type: 'crown'; readonly card: CardId }
  /** Leave the trump as it is. */
  | { readonly type: 'keep' }
  /** Chance: the card that is dealt, turned up or drawn next. */
  | { readonly type: 'draw'; readonly card: CardId }
  /** Chance: who leads first. BM-1.4 */
  | { readonly type: 'first'; readonly seat: Seat };

/** `NOTATION.md` describes the texts. */
export const notation: Notation<Move> = { format, parse };

function format(move: Move): string {
  switch (move.type) {
    case 'play':
    case 'crown':
    case 'draw':
      return `${move.type} ${move.card}`;
    case 'keep':
      return 'keep';
    case 'first':
      return `first ${move.seat}`;
    default:
      return move satisfies never;
  }
}

const TEXT = /^(?:(?<type>play|crown|draw) (?<card>[a-z]+-[1-9])|first (?<seat>[0-9])|keep)$/;

function parse(text: string): Move | undefined {
  const found = TEXT.exec(text);
  if (!found) return undefined;
  const { type, card, seat } = found.groups ?? {};
  if (card !== undefined) return { type: type as 'play' | 'crown' | 'draw', card };
  return seat === undefined ? { type: 'keep' } : { type: 'first', seat: Number(seat) };
}
