import type { Standing } from '@coven/core';
import { expect, test } from 'vitest';
import { bestAt, hasTie, heightOf, inOrder, shareOf } from '../../src/result/standings.ts';

const standing = (seat: number, place: number, score: number, parts: Standing['parts'] = {}): Standing => ({ seat, place, score, parts });

test('the best comes first, and equals as they sit', () => {
  const order = inOrder([standing(2, 2, 5), standing(0, 2, 5), standing(1, 1, 9)]);
  expect(order.map(({ seat }) => seat)).toEqual([1, 0, 2]);
});

test('equal points are a tie, whether the place is shared or not', () => {
  expect(hasTie([standing(0, 1, 5), standing(1, 2, 5)])).toBe(true);
  expect(hasTie([standing(0, 1, 5), standing(1, 2, 4)])).toBe(false);
});

test('only who alone has the most of a part is marked', () => {
  const owls = (...counts: readonly number[]) => counts.map((count, seat) => standing(seat, 1, count, { owls: count }));
  expect(bestAt(owls(2, 5), 'owls')).toBe(1);
  expect(bestAt(owls(5, 5), 'owls')).toBeNull();
  expect(bestAt(owls(0, 0), 'owls')).toBeNull();
});

test('a bar is as long as its share of the largest part of anybody', () => {
  const result = [standing(0, 1, 12, { owls: 8, cats: 4 }), standing(1, 2, 1, { owls: 2, cats: -1 })];
  expect([8, 4, 2, -1].map((points) => shareOf(result, points))).toEqual([1, 0.5, 0.25, 0]);
  expect(shareOf([standing(0, 1, 0, { owls: 0 })], 0)).toBe(0);
});

test('candles stand by score, and the winner’s is the highest when everybody has lost points', () => {
  const heights = (...scores: readonly number[]) => {
    const result = scores.map((score, seat) => standing(seat, seat + 1, score));
    return scores.map((score) => heightOf(result, score));
  };
  expect(heights(8, 4, 0)).toEqual([1, 0.5, 0]);
  expect(heights(-10, -15, -20)).toEqual([1, 0.5, 0]);
  expect(heights(10, -10)).toEqual([1, 0]);
  expect(heights(0, 0)).toEqual([0, 0]);
});
