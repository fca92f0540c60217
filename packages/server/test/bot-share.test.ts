import { expect, test } from 'vitest';
import { shareOf } from '../src/bots/share.ts';

test('twenty questions at once on two threads are all thought about alike, and answered in time', () => {
  const threads: [number, number] = [0, 0];
  const wanted = 1000;
  const shares: number[] = [];
  for (let behind = 19; behind >= 0; behind--) {
    const free = threads[0] <= threads[1] ? 0 : 1;
    const share = shareOf({ wanted, waited: threads[free], isWatched: true, behind, threads: 2 });
    threads[free] = threads[free] + share;
    shares.push(share);
  }
  expect(Math.max(...threads)).toBeLessThanOrEqual(wanted * 1.1);
  expect(Math.min(...shares)).toBeGreaterThan(wanted / 20);
});

test('a question alone has all its time, a late one hardly any, and one of an unwatched table little', () => {
  const alone = { wanted: 300, waited: 0, isWatched: true, behind: 0, threads: 1 };
  expect(shareOf(alone)).toBe(300);
  expect(shareOf({ ...alone, waited: 900 })).toBeLessThan(10);
  expect(shareOf({ ...alone, isWatched: false })).toBeLessThan(100);
});
