import type { Same } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type AboutMessages = typeof en;

/** What explains Coven itself: the page about it, its keys, and what this browser can and cannot do. */
export async function loadAbout(language: Language): Promise<Same<AboutMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
