import { FACTS } from 'virtual:game-facts';
import type { Component } from 'svelte';
import type { GameFacts } from './facts.ts';
import { folders } from './folders.ts';
import type { BoardTable } from './game-table.ts';

/** Each game's pictures: one chunk each, loaded when a table of it is opened. */
const TABLES = folders<{ readonly table: BoardTable }>(import.meta.glob('../../../../games/*/web/index.ts'));

/** Editors for games whose data can be typed in from the box. */
const EDITORS = folders<{ readonly default: Component }>(import.meta.glob('../../../../games/*/web/editor/Editor.svelte'));

/** The games that this client can draw. */
export const PLAYABLE: readonly GameFacts[] = FACTS.filter(({ id }) => TABLES.has(id));

export function factsOf(game: string): GameFacts | undefined {
  return PLAYABLE.find(({ id }) => id === game);
}

export async function loadTable(game: string): Promise<BoardTable> {
  const load = TABLES.get(game);
  if (!load) throw new Error(`no pictures for ${game}`);
  // A game's table speaks its own types; the frame only ever hands back what came from the same game.
  return (await load()).table;
}

export function hasEditor(game: string): boolean {
  return EDITORS.has(game);
}

export async function loadEditor(game: string): Promise<Component | undefined> {
  return (await EDITORS.get(game)?.())?.default;
}
