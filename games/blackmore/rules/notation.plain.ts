import type { Seat } from '@coven/core';
import { notationOf, wholeOf, word } from '@coven/core/notation';
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

const CARD = word('[a-z]+-[1-9]');

/** `NOTATION.md` describes the texts. */
export const notation = notationOf<Move>('type', {
  play: { card: CARD },
  crown: { card: CARD },
  keep: {},
  draw: { card: CARD },
  first: { seat: wholeOf(1) },
});
