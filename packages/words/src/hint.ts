import type { GameWords, Pieces } from './game-words.ts';

/** What a reason may name. */
export interface ReasonArgs {
  readonly count: number;
  readonly piece: string;
}

/** A game's `words/hints`: why a move is good, one sentence for each reason. */
export type HintCatalogue = Readonly<Record<string, string | ((args: ReasonArgs) => string)>>;

/** The key of such a sentence, and what it names. */
export interface Reason {
  readonly key: string;
  readonly count?: number;
  readonly piece?: readonly [kind: string, id: string];
}

/** A reason as a sentence; nothing for one that a newer server knows. */
export function reasonText(messages: HintCatalogue, { key, count = 0, piece }: Reason, words: GameWords, pieces: Pieces): string {
  const message = Object.hasOwn(messages, key) ? messages[key] : '';
  if (typeof message !== 'function') return message ?? '';
  return message({ count, piece: piece ? pieces.piece(...piece, words.piece(...piece)) : '' });
}
