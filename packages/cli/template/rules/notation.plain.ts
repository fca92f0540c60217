import { notationOf, wholeOf } from '@coven/core/notation';

export type Move =
  /** Take another number, open for all to see. TG-2.2 */
  | { readonly type: 'take' }
  /** Take no more numbers in this game. TG-2.1 */
  | { readonly type: 'stop' }
  /** Chance: the number that is dealt or taken next. */
  | { readonly type: 'deal'; readonly number: number };

/** `NOTATION.md` describes the texts. */
export const notation = notationOf<Move>('type', { take: {}, stop: {}, deal: { number: wholeOf(2) } });
