import { type Same, type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './en.ts';

type Messages = typeof en;
/** What the browser's pages say around the tables. */
export type WebWords = Say<Messages>;

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly messages: Same<Messages> }>>> = {
  en: () => import('./en.ts'),
  uk: () => import('./uk.ts'),
  ru: () => import('./ru.ts'),
  fr: () => import('./fr.ts'),
};

export async function loadWeb(language: Language): Promise<WebWords> {
  const { messages } = await CATALOGUES[language]();
  return sayFrom<Messages>(messages);
}
