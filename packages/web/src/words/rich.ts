import type { Seat } from '@coven/core';
import type { Pieces } from '@coven/words';

/** Private-use characters mark where a piece or a player stands in a sentence; no name or catalogue may contain them. */
const OPEN = '\uE000';
const BETWEEN = '\uE001';
const CLOSE = '\uE002';
/** With what opens before it and what ends a clause after it. */
const MARK = /((?:[(«]\u00A0?)?)\uE000(.*?)\uE002((?:\u00A0?[.,:;!?)»])*)/u;
/** A card is drawn as a small card, and what is drawn needs no quotation marks. */
const QUOTED = /«\s?(\uE000card.*?\uE002)\s?»/gu;

type Mark =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'piece'; readonly kind: string; readonly id: string; readonly word: string };

/** A sentence cut where pictures go; the signs at a picture's sides stay on its line. */
export type Part = { readonly type: 'text'; readonly text: string } | (Mark & { readonly head: string; readonly tail: string });

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
  const parts: Part[] = [];
  // Splitting at a pattern with three groups gives them between the texts.
  const cut = sentence.replace(QUOTED, '$1').split(MARK);
  for (let at = 0; at < cut.length; at += 4) {
    const [text, head = '', mark, tail = ''] = cut.slice(at);
    if (text) parts.push({ type: 'text', text });
    if (mark !== undefined) parts.push({ ...markOf(mark), head, tail });
  }
  return parts;
}

function markOf(mark: string): Mark {
  const [kind = '', id, word = ''] = mark.split(BETWEEN);
  return id === undefined ? { type: 'seat', seat: Number(kind) } : { type: 'piece', kind, id, word };
}

/** Removes the marks from text that people wrote. */
export function withoutMarks(text: string): string {
  return text.replace(/[\uE000-\uE002]/gu, '');
}
