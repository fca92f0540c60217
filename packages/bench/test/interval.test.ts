import { expect, test } from 'vitest';
import { medianInterval } from '../src/interval.ts';

test('with ten figures the interval goes from the second smallest to the second largest', () => {
  const values = [5, 1, 9, 2, 8, 3, 7, 4, 6, 100];
  expect(medianInterval(values)).toEqual({ median: 5.5, low: 2, high: 9 });
});

test('with few figures the interval is their whole range', () => {
  expect(medianInterval([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
});

test('the interval misses the true median in at most 5 % of cases, even for skewed figures', () => {
  // Each figure lies below or above the true median like a coin toss: all 1024 sequences are equally likely.
  let missed = 0;
  for (let course = 0; course < 1024; course++) {
    const values = Array.from({ length: 10 }, (_, at) => ((course >> at) & 1 ? 1000 + at : -1 - at));
    const { low, high } = medianInterval(values);
    if (low > 0 || high < 0) missed++;
  }
  expect(missed / 1024).toBeLessThanOrEqual(0.05);
  expect(missed).toBeGreaterThan(0);
});
