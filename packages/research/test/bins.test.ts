import { expect, test } from 'vitest';
import { binsFor, heightsOf } from '../src/chart/bins.ts';

test('bins cover the whole range and lose no game', () => {
  const counts = [
    [-3, 2],
    [0, 1],
    [96, 4],
  ] as const;
  const bins = binsFor([counts], 40);
  expect(bins).toEqual({ min: -3, max: 96, width: 3, count: 34 });
  const heights = heightsOf(counts, bins);
  expect([heights[0], heights[1], heights[33], heights.length]).toEqual([2, 1, 4, 34]);
});
