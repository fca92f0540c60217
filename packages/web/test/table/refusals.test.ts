import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusals } from '../../src/table/refusals.svelte.ts';

const NOT_NOW = { rule: 'table', reason: 'stale' };

/** What waits for the browser's next frame. */
let frame: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a refusal outlives the pictures of its first seconds', () => {
  const refusals = new Refusals(() => {});
  refusals.show(NOT_NOW);
  refusals.expire();
  expect(refusals.refusal).toEqual(NOT_NOW);
  vi.setSystemTime(Date.now() + 4001);
  refusals.expire();
  expect(refusals.refusal).toBeNull();
});

test('a refused move shakes each time anew, with a sound', () => {
  let sounds = 0;
  const refusals = new Refusals(() => sounds++);
  for (const time of [1, 2]) {
    refusals.showFor('play red-1', NOT_NOW);
    expect(refusals.wrong).toBeNull();
    frame();
    expect(refusals.wrong).toBe('play red-1');
    expect(sounds).toBe(time);
  }
  refusals.expire();
  expect(refusals.wrong).toBeNull();
});
