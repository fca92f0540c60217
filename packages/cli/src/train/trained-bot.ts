import type { Bot } from '@coven/bots';
import { allBotsOf, trainingOf } from '@coven/games';

/** A game's bots; with weights also `trained`, which thinks as long as the strongest and values positions by them. */
export async function botsWith(game: string, weights: readonly number[] | undefined): Promise<readonly Bot[]> {
  const bots = await allBotsOf(game);
  const strongest = bots.at(-1);
  const trained = weights && (await trainingOf(game))?.botWith(weights);
  return trained ? [...bots, { ...strongest, ...trained, id: 'trained' }] : bots;
}
