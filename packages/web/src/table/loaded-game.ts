import type { GameFacts } from '../games/facts.ts';
import type { BoardTable } from '../games/game-table.ts';
import { factsOf, loadTable } from '../games/registry.ts';
import { wantGame } from '../words/words.svelte.ts';

/** A game's pictures and what the page knows of it. */
export interface LoadedGame {
  readonly game: BoardTable;
  readonly facts: GameFacts;
}

/** Its words are there, too. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const facts = factsOf(id);
  if (!facts) throw new Error(`no game ${id}`);
  const [game] = await Promise.all([loadTable(id), wantGame(id)]);
  return { game, facts };
}
