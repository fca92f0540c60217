/** A median with the interval that holds the true one in at least 95 of 100 cases. */
export interface Interval {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const MISSED = 0.05;

/**
 * The interval of the sign test: it asks nothing of how the figures are spread. Of ten figures it goes from the second to the
 * last but one; of five or fewer even all of them promise less than 95 in 100.
 */
export function medianInterval(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  let cut = 0;
  while (cut + 1 <= middle && 2 * atMost(cut + 1, sorted.length) <= MISSED) cut++;
  return { median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2, low: at(cut), high: at(sorted.length - 1 - cut) };
}

/** How likely `tosses` of a fair coin bring heads at most `heads` times. */
function atMost(heads: number, tosses: number): number {
  let ways = 1;
  let sum = 0;
  for (let count = 0; count <= heads; count++) {
    sum += ways;
    ways = (ways * (tosses - count)) / (count + 1);
  }
  return sum / 2 ** tosses;
}
