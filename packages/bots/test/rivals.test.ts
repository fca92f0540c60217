import { FastRandom } from '@coven/core';
import { expect, test } from 'vitest';
import { Rivals } from '../src/search/rivals.ts';

/** Choices with these values, in worlds whose luck is the same for all of them. */
function compare(values: readonly number[], worlds: number, promises = values.map(() => 0), weight = 1): Rivals {
  const rivals = new Rivals(promises, weight);
  const random = new FastRandom(7);
  for (let world = 0; world < worlds; world++) {
    const luck = random.below(21) - 10;
    for (const place of rivals.open) rivals.set(place, (values[place] as number) + luck);
    rivals.count();
  }
  return rivals;
}

test('no choice is given up before it was tried in sixteen worlds', () => {
  expect(compare([0, 1, 5], 15).open).toEqual([0, 1, 2]);
  expect(compare([0, 1, 5], 16).open).toEqual([2]);
});

test('the luck of a world, which all choices share, does not hide the better one', () => {
  const rivals = compare([0.4, 0.5], 16);
  expect(rivals.best).toBe(1);
  expect(rivals.open).toEqual([1]);
});

test('choices that bring about the same stay open', () => {
  expect(compare([0.5, 0.505], 64).open).toEqual([0, 1]);
});

test('before any world the most promising is the best; a promise counts as many worlds as it weighs', () => {
  expect(compare([0, 0.1], 0, [0.5, 0.2], 40).best).toBe(0);
  expect(compare([0, 0.1], 16, [0.5, 0.2], 40)).toMatchObject({ best: 0, open: [0] });
  expect(compare([0, 0.1], 16, [0.5, 0.2], 1)).toMatchObject({ best: 1, open: [1] });
});
