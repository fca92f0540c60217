import type { Training } from '@coven/bots/train';
import { GAMES, trainingOf } from '@coven/games';
import { weightsIn } from '@coven/research/train/train-report.ts';
import { readText } from './file.ts';
import { UsageError } from './usage.ts';

/** The weights of a file in the order of a game's features. */
export async function readWeights(file: string, game: string): Promise<readonly number[]> {
  const given = weightsIn(await readText(file), game, await trainingFor(game));
  if (!given) throw new UsageError('bad-weights', { file, game });
  return given;
}

export async function trainingFor(game: string): Promise<Training> {
  const training = await trainingOf(game);
  if (training) return training;
  const known = GAMES.filter((one) => one.training).map(({ id }) => id);
  throw new UsageError('no-training', { text: game, known: known.join(', ') });
}
