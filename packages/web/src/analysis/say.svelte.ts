import { type AnalysisWords, loadAnalysis } from '@coven/words';
import { settings } from '../settings.svelte.ts';

let spoken = $state.raw<AnalysisWords>();

/** Says what is said of a game that was looked through, once `wantAnalysisWords` is done. */
export const say: AnalysisWords = (key, ...args) => spoken?.(key, ...args) ?? '';

/** In the chosen language. */
export async function wantAnalysisWords(): Promise<void> {
  const { language } = settings;
  const words = await loadAnalysis(language);
  if (settings.language === language) spoken = words;
}
