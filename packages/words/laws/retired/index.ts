import type { Language } from '@coven/words';
import { retired as en } from './en.ts';
import { retired as fr } from './fr.ts';
import { retired as ru } from './ru.ts';
import { retired as uk } from './uk.ts';

/** A word that our sentences used once and do not use any more: it misled people, or the rulebook has another one. */
export interface RetiredTerm {
  /** Only in this game's sentences; everywhere if not set. */
  readonly game?: string;
  readonly term: RegExp;
  /** What we say instead. */
  readonly use: string;
  /** A sentence as it was. */
  readonly once: string;
}

export const RETIRED: Readonly<Partial<Record<Language, readonly RetiredTerm[]>>> = { en, uk, ru, fr };

/** The first retired term in a sentence of a game (undefined: of the pages or the terminal). */
export function retiredIn(language: Language, game: string | undefined, text: string): RetiredTerm | undefined {
  return RETIRED[language]?.find((one) => (one.game === undefined || one.game === game) && one.term.test(text));
}
