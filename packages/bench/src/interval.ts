/** A median with its confidence interval of at least 95 %. */
export interface Interval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const MISSED = 0.05;

/**
 * The confidence interval of the sign test, which assumes nothing about the distribution. With ten figures it goes from the second
 * to the second largest; with five or fewer even the whole range has a confidence below 95 %.
 */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  let cut = 0;
  while (cut + 1 <= middle && 2 * atMost(cut + 1, sorted.length) <= MISSED) cut++;
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, low: at(cut), high: at(sorted.length - 1 - cut) };
}

const Z = 1.96;

/** The mean of shares from 0 to 1 with its 95 % interval; each share is independent of the others. */
export function shareInterval(shares: readonly number[]): { readonly mean: number; readonly low: number; readonly high: number } {
  const count = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, count - 1);
  // Shares that are all alike say nothing of how they vary: then it is Wilson's interval.
  const [middle, spread] =
    variance === 0
      ? [
          (mean + Z ** 2 / (2 * count)) / (1 + Z ** 2 / count),
          (Z * Math.sqrt((mean * (1 - mean)) / count + (Z / (2 * count)) ** 2)) / (1 + Z ** 2 / count),
        ]
      : [mean, Z * Math.sqrt(variance / count)];
  return { mean, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

/** The probability of at most `heads` heads in `tosses` tosses of a fair coin. */
function atMost(heads: number, tosses: number): number {
  let ways = 1;
  let sum = 0;
  for (let count = 0; count <= heads; count++) {
    sum += ways;
    ways = (ways * (tosses - count)) / (count + 1);
  }
  return sum / 2 ** tosses;
}
