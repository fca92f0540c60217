import type { Component } from 'svelte';
import { wantWords } from '../words/words.svelte.ts';
import type Result from './Result.svelte';

export async function loadResultPage(): Promise<typeof Result> {
  const [page] = await Promise.all([import('./Result.svelte'), wantWords('result')]);
  return page.default;
}

export async function loadRecordPage(): Promise<{ readonly default: Component }> {
  const [page] = await Promise.all([import('./RecordPage.svelte'), wantWords('result')]);
  return page;
}
