import { wantWords } from '../words/words.svelte.ts';
import type Result from './Result.svelte';

export async function loadResultPage(): Promise<typeof Result> {
  const [page] = await Promise.all([import('./Result.svelte'), wantWords('result', 'faults')]);
  return page.default;
}
