import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusals } from '../../src/table/refusals.svelte.ts';

const NOT_NOW = { rule: 'table', reason: 'stale' };

const noSound = () => {};

/** What waits for the browser's next frame. */
let frame: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frame = draw;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a refusal stays for a few seconds, whatever the others do', () => {
  const refusals = new Refusals(() => null, noSound);
  refusals.show(NOT_NOW);
  refusals.expire();
  vi.advanceTimersByTime(5000);
  expect(refusals.refusal).toEqual(NOT_NOW);
  vi.advanceTimersByTime(1000);
  expect(refusals.refusal).toBeNull();
});

test('a refusal goes as soon as the viewer is asked something else', () => {
  let decision: number | null = 3;
  const refusals = new Refusals(() => decision, noSound);
  refusals.show(NOT_NOW);
  refusals.expire();
  decision = null;
  refusals.expire();
  expect(refusals.refusal).toEqual(NOT_NOW);
  decision = 4;
  refusals.expire();
  expect(refusals.refusal).toBeNull();
});

test('each refusal has its own seconds', () => {
  const refusals = new Refusals(() => null, noSound);
  refusals.show(NOT_NOW);
  vi.advanceTimersByTime(5000);
  refusals.show(NOT_NOW);
  vi.advanceTimersByTime(5000);
  expect(refusals.refusal).toEqual(NOT_NOW);
});

test('a refused move shakes each time anew, with a sound', () => {
  let sounds = 0;
  const refusals = new Refusals(
    () => null,
    () => sounds++,
  );
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
