import type { Notation } from '@coven/core';

export type Move =
  /** Take another number, open for all to see. TG-2.2 */
  | { readonly type: 'take' }
  /** Take no more numbers in this game. TG-2.1 */
  | { readonly type: 'stop' }
  /** Chance: the number that is dealt or taken next. */
  | { readonly type: 'deal'; readonly number: number };

/** `NOTATION.md` describes the texts. */
export const notation: Notation<Move> = { format, parse };

function format(move: Move): string {
  return move.type === 'deal' ? `deal ${move.number}` : move.type;
}

const TEXT = /^(?:(?<choice>take|stop)|deal (?<number>[1-9][0-9]?))$/;

function parse(text: string): Move | undefined {
  const { choice, number } = TEXT.exec(text)?.groups ?? {};
  if (choice !== undefined) return { type: choice as 'take' | 'stop' };
  return number === undefined ? undefined : { type: 'deal', number: Number(number) };
}
