import type { Same } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type OnlineMessages = typeof en;

/** What the pages say at a table of the server, around the game. */
export async function loadOnline(language: Language): Promise<Same<OnlineMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
