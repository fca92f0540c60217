import type AnalysisPanel from './AnalysisPanel.svelte';
import { wantAnalysisWords } from './say.svelte.ts';

export async function loadAnalysisPanel(): Promise<typeof AnalysisPanel> {
  const [panel] = await Promise.all([import('./AnalysisPanel.svelte'), wantAnalysisWords()]);
  return panel.default;
}
