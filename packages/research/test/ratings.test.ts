import { expect, test } from 'vitest';
import { ratingsOf } from '../src/arena/ratings.ts';

test('a shared first place counts in part, seats rotate, and deals give the interval', () => {
  const outcome = (game: number, places: number[]) => ({ game, moves: 1, scores: places.map((place) => 10 - place), places });
  // In odd games the second of the list has the first seat.
  const outcomes = [0, 4, 8, 12].flatMap((at) => [
    outcome(at, [1, 2]),
    outcome(at + 1, [2, 1]),
    outcome(at + 2, [1, 1]),
    outcome(at + 3, [1, 2]),
  ]);
  const [a, b] = ratingsOf(['a', 'b'], outcomes);
  expect(a?.wins.mean).toBeCloseTo((1 + 1 + 0.5 + 0) / 4);
  expect(b?.wins.mean).toBeCloseTo((0 + 0 + 0.5 + 1) / 4);
  // Of eight deals four gave 1 and four ¼: ⅜ from the mean each.
  expect((a?.wins.mean ?? 0) - (a?.wins.low ?? 0)).toBeCloseTo(1.96 * Math.sqrt(0.375 ** 2 / 7), 3);
  expect(ratingsOf(['a', 'b'], outcomes.slice(0, 2))[0]?.wins.low).toBeLessThan(0.3);
  expect(a?.bySeat).toEqual([0.75, 0.5]);
  expect(a?.elo.mean).toBeCloseTo(400 * Math.log10(0.625 / 0.375));
});
