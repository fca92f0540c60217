import type { Fit, Training } from '@coven/bots/train';
import { GAMES, trainingOf } from '@coven/games';
import { readText } from '../file.ts';
import { UsageError } from '../usage.ts';

/** The output of `train --json`, which `arena --weights` reads; other programs depend on these names. */
export interface TrainReport {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly games: number;
  /** That it was learned from. */
  readonly decisions: number;
  /** On decisions that nothing was learned from: with the weights that learning began with, and with those learned. */
  readonly byHand: Fit;
  readonly learned: Fit;
  /** By feature. */
  readonly weights: Readonly<Record<string, number>>;
}

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

function weightsIn(text: string, game: string, { names }: Training): readonly number[] | undefined {
  try {
    const report: Partial<TrainReport> | null = JSON.parse(text);
    if (report?.game !== game) return undefined;
    const weights = names.map((name) => report.weights?.[name]);
    return weights.every((weight) => typeof weight === 'number' && Number.isFinite(weight)) ? (weights as number[]) : undefined;
  } catch {
    return undefined;
  }
}
