import type { Move } from './notation.plain.ts';
import { CARDS, sumOf } from './numbers.plain.ts';
import type { View } from './view.ts';

/** What a move would bring. */
export interface Outlook {
  /** The viewer's current sum. */
  readonly sum: number;
  /** How many of the numbers out of the viewer's sight would keep it within the limit, and how many there are. */
  readonly safe: number;
  readonly unseen: number;
}

export function outlook(view: View, move: Move): Outlook {
  const [open, limit] = [typeof view.viewer === 'number' ? (view.open[view.viewer] ?? []) : [], view.limit];
  const sum = sumOf(view.own) + sumOf(open);
  const seen = new Set([...view.open.flat(), ...view.own]);
  const unseen = CARDS.filter(({ number }) => !seen.has(number));
  const safe = unseen.filter(({ number }) => sum + (move.type === 'take' ? number : 0) <= limit);
  return { sum, safe: safe.length, unseen: unseen.length };
}
