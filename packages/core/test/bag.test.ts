import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bag, FastRandom } from '../src/index.ts';

const items = Array.from({ length: 20 }, (_, index) => ({ index }));

test('a bag holds the items that were put in and not taken, in any order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(19)), fc.integer(), (numbers, seed) => {
      const random = new FastRandom(seed);
      const inside = new Set(numbers);
      const bag = Bag.of(numbers.map((index) => items[index] as (typeof items)[number]));
      const twin = bag.clone();
      while (bag.size > 0) {
        const item = bag.draw(random);
        expect(inside.delete(item.index)).toBe(true);
        bag.take(item);
        expect(bag.sorted().map(({ index }) => index)).toEqual([...inside].sort((a, b) => a - b));
      }
      expect(twin.size).toBe(numbers.length);
      for (const item of twin.sorted()) twin.take(item);
      expect(twin.size).toBe(0);
    }),
  );
});

test('every item is drawn equally often, even after some were taken', () => {
  const bag = Bag.of(items);
  for (const index of [0, 19, 7, 8]) bag.take(items[index] as (typeof items)[number]);
  const random = new FastRandom(4);
  const counts = new Map<number, number>();
  for (let draw = 0; draw < 32_000; draw++) {
    const { index } = bag.draw(random);
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  expect(counts.size).toBe(16);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  expect(chiSquare).toBeLessThan(15 + 5 * Math.sqrt(30));
});
