import { type BotInput, thinkingOf } from '@coven/bots';
import { describe, expect, test } from 'vitest';
import { Deadline } from '../src/deadline.ts';

/** How many iterations a search makes when each takes so many milliseconds. */
function iterationsOf(thinking: Pick<BotInput, 'budget' | 'iterations' | 'maxIterations'>, milliseconds: number): number {
  let now = 5000;
  const deadline = new Deadline({ ...thinking, clock: () => now });
  let done = 0;
  while (deadline.next()) {
    done++;
    now += milliseconds;
  }
  expect(deadline.taken).toBe(done * milliseconds);
  return done;
}

describe('a search ends', () => {
  test('when nine tenths of its time are over', () => {
    expect(iterationsOf({ budget: 1000 }, 100)).toBe(9);
  });

  test('after the iterations of its level, even if there is time left', () => {
    expect(iterationsOf({ budget: 1000, maxIterations: 4 }, 100)).toBe(4);
    expect(iterationsOf({ budget: 1000, maxIterations: 40 }, 100)).toBe(9);
  });

  test('after exactly the iterations it is given, without a clock', () => {
    expect(iterationsOf({ budget: 0, iterations: 25 }, 100)).toBe(25);
  });

  test('not before it has tried something', () => {
    expect(iterationsOf({ budget: 0 }, 100)).toBe(1);
    expect(iterationsOf({ budget: 0, iterations: 0 }, 100)).toBe(1);
  });
});

test('a level thinks no longer than its table allows, nor than it needs', () => {
  const limits = { iterations: 500, milliseconds: 300 };
  expect(thinkingOf({ limits }, 1000)).toEqual({ budget: 300, maxIterations: 500 });
  expect(thinkingOf({ limits }, 100)).toEqual({ budget: 100, maxIterations: 500 });
  expect(thinkingOf({ limits }, null)).toEqual({ budget: 0, iterations: 500 });
  expect(thinkingOf({}, 100)).toEqual({ budget: 100, maxIterations: undefined });
});
