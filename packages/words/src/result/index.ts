import type { Same } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type ResultMessages = typeof en;

/** What the pages say of a game that is over: its result, whether it was fair, and its record. */
export async function loadResult(language: Language): Promise<Same<ResultMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
