import { type Catalogue, type Same, type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './en.ts';
import type { messages as whirling } from './whirling/en.ts';
import type { messages as witchstone } from './witchstone/en.ts';

type Messages = typeof en & typeof whirling & typeof witchstone;
/** What the browser's pages say around the tables, and what some tables say beside their game's own words. */
export type WebWords = Say<Messages>;

type Load = () => Promise<{ readonly messages: Catalogue }>;

const PAGES: Readonly<Record<Language, Load>> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
};

/** The tables that say more, one chunk for each language. */
const TABLES: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  whirling: {
    en: () => import('./whirling/en.ts'),
    uk: () => import('./whirling/uk.ts'),
    ru: () => import('./whirling/ru.ts'),
    fr: () => import('./whirling/fr.ts'),
  },
  witchstone: {
    en: () => import('./witchstone/en.ts'),
    uk: () => import('./witchstone/uk.ts'),
    ru: () => import('./witchstone/ru.ts'),
    fr: () => import('./witchstone/fr.ts'),
  },
};

/** The pages' words, with those of the tables of these games. */
export async function loadWeb(language: Language, games: readonly string[]): Promise<WebWords> {
  const tables = games.flatMap((game) => (Object.hasOwn(TABLES, game) ? [TABLES[game]?.[language]] : []));
  const catalogues = await Promise.all([PAGES[language], ...tables].map(async (load) => (await load?.())?.messages));
  // A table's words are there before its pictures are: the compiler cannot know.
  return sayFrom<Messages>(Object.assign({}, ...catalogues) as Same<Messages>);
}
