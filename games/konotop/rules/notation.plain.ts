import type { Seat } from '@coven/core';
import { after, notationOf, wholeOf, word } from '@coven/core/notation';
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

/** The ids of a card file. */
const ID = word('[a-z0-9-]{1,40}');
const SEAT = wholeOf(2);

/** Moves as text: games/konotop/NOTATION.md. */
export const notation = notationOf<Move>('type', {
  play: { card: ID, on: after(' on ', ID) },
  destroy: { card: ID, of: after(' of ', SEAT), on: after(' on ', ID) },
  move: { card: ID, of: after(' of ', SEAT), from: after(' from ', ID), to: after(' to ', ID) },
  decline: {},
  draw: { card: ID },
  reveal: { occupier: ID },
  first: { seat: SEAT },
});
