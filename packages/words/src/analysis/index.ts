import { type Same, type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type AnalysisMessages = typeof en;
export type AnalysisWords = Say<AnalysisMessages>;

/** What is said of a game that was looked through, in the page and in the terminal. */
export async function loadAnalysis(language: Language): Promise<AnalysisWords> {
  const { messages }: { messages: Same<AnalysisMessages> } = await import(`./catalogue/${language}.ts`);
  return sayFrom<AnalysisMessages>(messages);
}
