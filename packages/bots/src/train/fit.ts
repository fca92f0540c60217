import type { Alternative } from './training.ts';

/** What is compared within one decision. */
export type Alternatives = readonly Alternative[];

/** How well an evaluation agrees with a look-ahead on some decisions. */
export interface Fit {
  readonly decisions: number;
  /** Part of the differences between alternatives that it explains: 1 for all, 0 for none or if it misleads. */
  readonly explained: number;
  /** What it loses on average by its choice, in the measure of the look-ahead. */
  readonly lost: number;
}

/** How strongly weights are held at those learning begins with, in decisions. */
export const HOLD = 30;

/**
 * The weights that explain best how alternatives of one decision differ: least squares on what lies between each and the mean of its
 * decision, held near the weights that learning begins with, as if `hold` decisions spoke for them. Those weights may be in another measure
 * than the values; the result is in theirs.
 */
export function fitWeights(decisions: readonly Alternatives[], start: readonly number[], hold = HOLD): readonly number[] {
  const rows = decisions.flatMap(differences);
  if (rows.length === 0) return start;
  const scale = scaleOf(rows, start);
  const share = hold / decisions.length;
  // Weights that mislead are no place to begin at.
  return scale > 0
    ? fitFrom(rows, share, start, scale)
    : fitFrom(
        rows,
        share,
        start.map(() => 0),
        1,
      );
}

function fitFrom(rows: readonly Alternative[], hold: number, start: readonly number[], scale: number): readonly number[] {
  const size = start.length;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  for (const { features, value } of rows) {
    const error = value - scale * dot(start, features);
    for (let i = 0; i < size; i++) {
      const feature = features[i] as number;
      if (feature === 0) continue;
      right[i] = (right[i] as number) + feature * error;
      const row = matrix[i] as Float64Array;
      for (let j = 0; j < size; j++) row[j] = (row[j] as number) + feature * (features[j] as number);
    }
  }
  // A feature that never differs keeps its weight.
  for (let i = 0; i < size; i++) {
    const row = matrix[i] as Float64Array;
    row[i] = (row[i] as number) * (1 + hold) || 1;
  }
  const change = solve(matrix, right);
  return start.map((weight, at) => weight + (change[at] as number) / scale);
}

/** How well these weights do, in whatever measure they are. */
export function fitOf(decisions: readonly Alternatives[], weights: readonly number[]): Fit {
  const rows = decisions.map(differences);
  const scale = Math.max(0, scaleOf(rows.flat(), weights));
  let [errors, all, lost] = [0, 0, 0];
  for (const alternatives of rows) {
    let [chosen, max, best] = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const { features, value } of alternatives) {
      const worth = dot(weights, features);
      errors += (value - scale * worth) ** 2;
      all += value ** 2;
      best = Math.max(best, value);
      if (worth > max) [max, chosen] = [worth, value];
    }
    lost += best - chosen;
  }
  const count = Math.max(1, rows.length);
  return { decisions: rows.length, explained: all === 0 ? 0 : 1 - errors / all, lost: lost / count };
}

/** Each alternative as what it has more than the mean of its decision. */
function differences(alternatives: Alternatives): readonly Alternative[] {
  const size = alternatives[0]?.features.length ?? 0;
  const means = Array.from({ length: size }, (_, at) => meanOf(alternatives.map(({ features }) => features[at] as number)));
  const mean = meanOf(alternatives.map(({ value }) => value));
  return alternatives.map(({ features, value }) => ({
    features: features.map((feature, at) => feature - (means[at] as number)),
    value: value - mean,
  }));
}

/** How much of a value one point of an evaluation is. */
function scaleOf(rows: readonly Alternative[], weights: readonly number[]): number {
  let [both, own] = [0, 0];
  for (const { features, value } of rows) {
    const worth = dot(weights, features);
    both += worth * value;
    own += worth * worth;
  }
  return own === 0 ? 0 : both / own;
}

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] as number) * (features[at] as number);
  return sum;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** By elimination; the matrix is positive definite. Changes both. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let at = 0; at < size; at++) {
    const row = matrix[at] as Float64Array;
    for (let below = at + 1; below < size; below++) {
      const other = matrix[below] as Float64Array;
      const factor = (other[at] as number) / (row[at] as number);
      if (factor === 0) continue;
      for (let column = at; column < size; column++) other[column] = (other[column] as number) - factor * (row[column] as number);
      right[below] = (right[below] as number) - factor * (right[at] as number);
    }
  }
  for (let at = size - 1; at >= 0; at--) {
    const row = matrix[at] as Float64Array;
    let sum = right[at] as number;
    for (let column = at + 1; column < size; column++) sum -= (row[column] as number) * (right[column] as number);
    right[at] = sum / (row[at] as number);
  }
  return right;
}
