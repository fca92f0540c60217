import { type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type CommonMessages = typeof en;
/** What every table says whatever is played: in the terminal and in the browser. */
export type CommonWords = Say<CommonMessages>;

export async function loadCommon(language: Language): Promise<CommonWords> {
  return sayFrom<CommonMessages>((await import(`./catalogue/${language}.ts`)).messages);
}
