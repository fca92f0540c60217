import { FACTS } from 'virtual:game-facts';
import type { Component } from 'svelte';
import type { GameFacts } from './facts.ts';
import type { GameTable } from './game-table.ts';

/** Each game's pictures: one chunk each, loaded when somebody sits down. */
const TABLES: Readonly<Record<string, () => Promise<{ readonly table: unknown }>>> = {
  blackmore: () => import('./blackmore/index.ts'),
  konotop: () => import('./konotop/index.ts'),
  whirling: () => import('./whirling/index.ts'),
  witchstone: () => import('./witchstone/index.ts'),
};

/** Games whose data can be typed in by whoever owns the box. */
const EDITORS: Readonly<Record<string, () => Promise<{ readonly default: Component }>>> = {
  konotop: () => import('./konotop/editor/CardsEditor.svelte'),
};

/** The games that this client can draw. */
export const PLAYABLE: readonly GameFacts[] = FACTS.filter(({ id }) => id in TABLES);

export function factsOf(game: string): GameFacts | undefined {
  return PLAYABLE.find(({ id }) => id === game);
}

export async function loadTable(game: string): Promise<GameTable> {
  const load = TABLES[game];
  if (!load) throw new Error(`no pictures for ${game}`);
  // A game's table speaks its own types; the frame only ever hands back what came from the same game.
  return (await load()).table as GameTable;
}

export function hasEditor(game: string): boolean {
  return Object.hasOwn(EDITORS, game);
}

export async function loadEditor(game: string): Promise<Component | undefined> {
  return (await EDITORS[game]?.())?.default;
}
