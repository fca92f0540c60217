import type { Same, Say } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type WebMessages = typeof en;
/** What the browser's pages say around the tables. */
export type WebWords = Say<WebMessages>;

/** The pages' catalogue: a game's page adds its own to it. */
export async function loadWeb(language: Language): Promise<Same<WebMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
