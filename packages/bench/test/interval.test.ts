import { expect, test } from 'vitest';
import { medianInterval } from '../src/interval.ts';

test('of ten figures the interval goes from the second to the last but one', () => {
  const values = [5, 1, 9, 2, 8, 3, 7, 4, 6, 100];
  expect(medianInterval(values)).toEqual({ median: 5.5, low: 2, high: 9 });
});

test('of few figures the interval is all of them', () => {
  expect(medianInterval([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
});

test('it misses the true median in at most 5 of 100 cases, also where figures are skewed', () => {
  // Every figure of a fair coin lies below the true median or above it: all 1024 courses are equally likely.
  let missed = 0;
  for (let course = 0; course < 1024; course++) {
    const values = Array.from({ length: 10 }, (_, at) => ((course >> at) & 1 ? 1000 + at : -1 - at));
    const { low, high } = medianInterval(values);
    if (low > 0 || high < 0) missed++;
  }
  expect(missed / 1024).toBeLessThanOrEqual(0.05);
  expect(missed).toBeGreaterThan(0);
});
