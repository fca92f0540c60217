import { expect, test } from 'vitest';
import { toldIn } from '../src/table/fading.ts';

test('a replay tells what was shown up to its step, without what was taken back by then', () => {
  const steps = [
    { shown: ['dealt'], takenBack: [] },
    { shown: ['used 1', 'finished'], takenBack: [] },
    { shown: [], takenBack: [2] },
    { shown: ['used 2'], takenBack: [] },
  ];
  expect([2, 3, 4].map((count) => toldIn(steps.slice(0, count)))).toEqual([
    ['dealt', 'used 1', 'finished'],
    ['dealt', 'finished'],
    ['dealt', 'finished', 'used 2'],
  ]);
});
