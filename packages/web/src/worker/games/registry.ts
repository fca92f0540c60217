import type { Bot } from '@coven/bots';
import { Fault, type Game, type GameRecord, type Json, type RecordFault } from '@coven/core';

/** A game's rules with the bots that play it, weakest first; `worker-games.test.ts` holds the list against the bots' own. */
export interface PlayableGame {
  readonly game: Game;
  readonly bots: readonly Bot[];
  /** What the game's own search thinks best, from nothing but a view; only games that have one. */
  advise?(view: Json): unknown;
}

/** One chunk for each game: whoever plays one does not load the others. */
const GAMES: Readonly<Record<string, () => Promise<{ readonly playable: PlayableGame }>>> = {
  blackmore: () => import('./blackmore.ts'),
  konotop: () => import('./konotop.ts'),
  whirling: () => import('./whirling.ts'),
  witchstone: () => import('./witchstone.ts'),
};

export const PLAYABLE_IDS: readonly string[] = Object.keys(GAMES);

export async function playableGame(id: string): Promise<PlayableGame> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!load) throw new Error(`no game ${id}`);
  return (await load()).playable;
}

/** The game that a record is of; anybody's record may name one that is not here. */
export async function recordedGame({ game }: GameRecord): Promise<Game> {
  if (!PLAYABLE_IDS.includes(game)) throw new Fault<RecordFault>('record-unknown-game', { game });
  return (await playableGame(game)).game;
}
