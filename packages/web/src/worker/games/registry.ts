import { type Bot, random } from '@coven/bots';
import { type Game, type GameRecord, Problem, type RecordProblem } from '@coven/core';
import type { GameFolder } from '@coven/games/folder.ts';
import { folders } from '../../games/folders.ts';

/** A game's rules with the bots that play it, weakest first. */
export interface PlayableGame {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly hints?: GameFolder['hints'];
  readonly judge?: GameFolder['judge'];
}

/** One chunk for each game. */
const GAMES = folders<{ readonly game: GameFolder }>(import.meta.glob('../../../../../games/*/game.ts'));

export const PLAYABLE_IDS: readonly string[] = [...GAMES.keys()];

/** `wanted`: the bots that play; those that search are fetched only for them. Without a network the strongest that is there plays instead. */
export async function playableGame(id: string, wanted: readonly (string | undefined)[] = []): Promise<PlayableGame> {
  const load = GAMES.get(id);
  if (!load) throw new Error(`no game ${id}`);
  const { game } = await load();
  const near = [random, ...game.bots];
  const isEnough = wanted.every((bot) => bot === undefined || near.some((one) => one.id === bot));
  const bots = isEnough ? near : await import('./all-bots.ts').then(({ loadBots }) => loadBots(game)).catch(() => near);
  return { game, bots, hints: game.hints, judge: game.judge };
}

/** The game that a record is of; it may be one that is not here. */
export async function recordedGame({ game }: GameRecord): Promise<Game> {
  if (!PLAYABLE_IDS.includes(game)) throw new Problem<RecordProblem>('record-unknown-game', { game });
  return (await playableGame(game)).game;
}
