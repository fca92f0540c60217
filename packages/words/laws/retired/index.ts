import { globSync } from 'node:fs';
import type { Language } from '@coven/words';
import { ROOT } from '../areas.ts';
import { retired as en } from './en.ts';
import { retired as fr } from './fr.ts';
import { retired as ru } from './ru.ts';
import { retired as uk } from './uk.ts';

/** A word that our sentences used once and do not use any more: it misled people, or the rulebook has another one. */
export interface RetiredTerm {
  readonly term: RegExp;
  /** What we say instead. */
  readonly use: string;
  /** A sentence as it was. */
  readonly once: string;
}

export type RetiredTerms = Readonly<Partial<Record<Language, readonly RetiredTerm[]>>>;

/** What no sentence says any more. */
const EVERYWHERE: RetiredTerms = { en, uk, ru, fr };

/** What only the sentences of a game do not say any more, by game. */
const OF_GAMES: ReadonlyMap<string, RetiredTerms> = new Map(
  await Promise.all(
    globSync('games/*/test/retired.ts', { cwd: ROOT }).map(async (file) => {
      const { retired }: { retired: RetiredTerms } = await import(/* @vite-ignore */ `${ROOT}${file}`);
      return [file.split('/')[1] as string, retired] as const;
    }),
  ),
);

/** All retired terms, with the game in which each is (undefined: everywhere). */
export const RETIRED: readonly (readonly [game: string | undefined, terms: RetiredTerms])[] = [[undefined, EVERYWHERE], ...OF_GAMES];

/** The first retired term in a sentence of a game (undefined: of the pages or the terminal). */
export function retiredIn(language: Language, game: string | undefined, text: string): RetiredTerm | undefined {
  return RETIRED.flatMap(([of, terms]) => (of === undefined || of === game ? (terms[language] ?? []) : [])).find(({ term }) =>
    term.test(text),
  );
}
