import type { Same, Say } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type LessonMessages = typeof en;
export type LessonWords = Say<LessonMessages>;

/** What a lesson says itself, in a game's `lessons/NAME`: most of it at a step, by the step's id. `cast.1` is the name of seat 1. */
export type LessonCatalogue = Readonly<
  Record<
    | 'title'
    | 'ending.say'
    | 'ending.done'
    | `cast.${number}`
    | `${string}.${'chapter' | 'name' | 'say' | 'then'}`
    | `${string}.wrong.${string}`,
    string
  >
>;
export type LessonTexts = Say<LessonCatalogue>;

/** What lessons say around their own texts, in the page and in the terminal. */
export async function loadLesson(language: Language): Promise<Same<LessonMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
