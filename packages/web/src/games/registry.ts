import { FACTS } from 'virtual:game-facts';
import type { GameFacts } from './facts.ts';
import type { GameTable } from './game-table.ts';

/** Each game's pictures: one chunk each, loaded when somebody sits down. */
const TABLES: Readonly<Record<string, () => Promise<{ readonly table: unknown }>>> = {
  blackmore: () => import('./blackmore/index.ts'),
  witchstone: () => import('./witchstone/index.ts'),
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
