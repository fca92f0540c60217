import type { Component } from 'svelte';
import { type Page, rowOf } from './route.ts';
import { wantWords } from './words/words.svelte.ts';

/** Pages beyond the lobby come when they are opened. Nothing for the lobby, which is always there. */
export function loadPage(page: Page): Promise<{ readonly default: Component }> | null {
  const { load, words } = rowOf(page);
  return load && Promise.all([load(), wantWords(...(words ?? []))]).then(([opened]) => opened);
}
