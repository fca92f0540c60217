import type { Seat } from '@coven/core';
import type { Pieces } from '@coven/words';

/** Private-use characters mark where a piece or a player stands in a sentence; no name or catalogue may contain them. */
const OPEN = '\uE000';
const BETWEEN = '\uE001';
const CLOSE = '\uE002';
const MARK = /\uE000(.*?)\uE002/u;
/** A card is drawn as a small card, and what is drawn needs no quotation marks. */
const QUOTED = /«\s?(\uE000card.*?\uE002)\s?»/gu;

/** A sentence cut where pictures go. */
export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'piece'; readonly kind: string; readonly id: string; readonly word: string };

/** Pieces as marks, for `partsOf`. */
export const MARKED: Pieces = {
  seat: (seat) => `${OPEN}${seat}${CLOSE}`,
  piece: (kind, id, word) => `${OPEN}${kind}${BETWEEN}${id}${BETWEEN}${word}${CLOSE}`,
};

/** Pieces as words, for screen readers. */
export function spoken(names: readonly string[], me: Seat | null = null): Pieces {
  return { seat: (seat) => names[seat] ?? '', piece: (_kind, _id, word) => word, me };
}

export function partsOf(sentence: string): readonly Part[] {
  // Splitting at a pattern with one group gives text and marks by turns.
  return sentence
    .replace(QUOTED, '$1')
    .split(MARK)
    .flatMap<Part>((piece, index) => (index % 2 === 1 ? markOf(piece) : piece ? { type: 'text', text: piece } : []));
}

function markOf(mark: string): Part {
  const [kind = '', id, word] = mark.split(BETWEEN);
  return id === undefined ? { type: 'seat', seat: Number(kind) } : { type: 'piece', kind, id, word: word ?? '' };
}

/** Removes the marks from text that people wrote. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uE002]/gu, '');
}
