import type { Same, Say } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type LessonMessages = typeof en;
export type LessonWords = Say<LessonMessages>;

/** What lessons say around their own texts, in the page and in the terminal. */
export async function loadLesson(language: Language): Promise<Same<LessonMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
