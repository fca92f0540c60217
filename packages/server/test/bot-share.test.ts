import { expect, test } from 'vitest';
import { Overruns, shareOf } from '../src/bots/share.ts';

test('twenty questions at once on two threads are all thought about alike, and answered in time', () => {
  const threads: [number, number] = [0, 0];
  const wanted = 1000;
  const shares: number[] = [];
  for (let behind = 19; behind >= 0; behind--) {
    const free = threads[0] <= threads[1] ? 0 : 1;
    const share = shareOf({ wanted, waited: threads[free], isWatched: true, behind, threads: 2, overrun: 0 });
    threads[free] = threads[free] + share;
    shares.push(share);
  }
  expect(Math.max(...threads)).toBeLessThanOrEqual(wanted * 1.1);
  expect(Math.min(...shares)).toBeGreaterThan(wanted / 20);
});

test('a question alone has all its time, a late one hardly any, and one of an unwatched table little', () => {
  const alone = { wanted: 300, waited: 0, isWatched: true, behind: 0, threads: 1, overrun: 0 };
  expect(shareOf(alone)).toBe(300);
  expect(shareOf({ ...alone, waited: 900 })).toBeLessThan(10);
  expect(shareOf({ ...alone, isWatched: false })).toBeLessThan(100);
});

test('bots that take longer than their share get less, so that those behind them are still in time', () => {
  const overruns = new Overruns();
  const wanted = 1000;
  /** Twenty questions at once: when the last is answered, if each takes so much longer than its share. */
  const lastOf = (excess: number) => {
    let now = 0;
    for (let behind = 19; behind >= 0; behind--) {
      const share = shareOf({ wanted, waited: now, isWatched: true, behind, threads: 1, overrun: overruns.of('any') });
      overruns.add('any', excess);
      now += share + excess;
    }
    return now;
  };
  for (let rounds = 0; rounds < 4; rounds++) lastOf(30);
  expect(lastOf(30)).toBeLessThan(wanted * 1.05);
  expect(overruns.of('another')).toBe(0);
  // One that answers early, for example because it had planned its move, gets no more than its share.
  for (let answers = 0; answers < 100; answers++) overruns.add('any', -50);
  expect(overruns.of('any')).toBeGreaterThanOrEqual(0);
  expect(overruns.of('any')).toBeLessThan(1);
});
