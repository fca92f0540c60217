import type { Same, Say } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type AnalysisMessages = typeof en;
export type AnalysisWords = Say<AnalysisMessages>;

/** What is said of a game that was looked through, in the page and in the terminal. */
export async function loadAnalysis(language: Language): Promise<Same<AnalysisMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
