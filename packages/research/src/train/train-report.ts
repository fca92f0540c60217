import type { Fit, Training } from '@coven/bots/train';

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

/** The weights of a report in the order of a game's features; nothing if the text is no report of this game. */
export function weightsIn(text: string, game: string, { names }: Training): readonly number[] | undefined {
  try {
    const report: Partial<TrainReport> | null = JSON.parse(text);
    if (report?.game !== game) return undefined;
    const weights = names.map((name) => report.weights?.[name]);
    return weights.every((weight) => typeof weight === 'number' && Number.isFinite(weight)) ? (weights as number[]) : undefined;
  } catch {
    return undefined;
  }
}
