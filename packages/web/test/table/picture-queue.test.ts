import type { Update } from '@coven/protocol/fold';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Show } from '../../src/motion/stage.ts';
import { PictureQueue } from '../../src/table/picture-queue.svelte.ts';
import { picture } from './picture.ts';

/** Lets the test say when motions end. */
class SlowStage {
  readonly presented: Show[] = [];
  #end: () => void = () => {};
  fails = false;

  async present(show: Show): Promise<void> {
    if (this.fails) throw new Error('motion failed');
    this.presented.push(show);
    show.apply();
    await new Promise<void>((resolve) => {
      this.#end = resolve;
    });
  }
  hurry(): void {
    this.#end();
  }
  async end(): Promise<void> {
    this.#end();
    await settled();
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

let isHidden: boolean;
let shown: [picture: number, before: number | undefined][];
let queue: PictureQueue;
let stage: SlowStage;
const reported: unknown[] = [];

beforeEach(() => {
  isHidden = false;
  shown = [];
  reported.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  stage = new SlowStage();
  queue = new PictureQueue({
    showOf: () => ({ pace: 1, isStill: false, motions: [] }),
    shown: ({ cursor }: Update, before) => shown.push([cursor, before?.cursor]),
    isHidden: () => isHidden,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the newest picture is known before the stage puts it on the table', async () => {
  queue.add(picture(5), true);
  let apply = () => {};
  const present = (show: Show) => {
    apply = show.apply;
    return new Promise<void>(() => {});
  };
  await queue.arrived();
  queue.setStage({ present, hurry: () => {} });
  queue.add(picture(6), false);
  let hasArrived = false;
  void queue.arrived().then(() => {
    hasArrived = true;
  });
  await settled();
  expect([queue.newest?.cursor, queue.picture?.cursor, hasArrived]).toEqual([6, 5, false]);
  apply();
  await settled();
  expect([queue.picture?.cursor, hasArrived]).toEqual([6, true]);
});

test('pictures wait for the motions of the one before', async () => {
  queue.add(picture(1), true);
  queue.setStage(stage);
  await stage.end();
  queue.add(picture(2), false);
  queue.add(picture(3), false);
  expect(queue.picture?.cursor).toBe(2);
  expect(queue.newest?.cursor).toBe(3);
  await stage.end();
  expect(queue.picture?.cursor).toBe(3);
  expect(shown).toEqual([
    [1, undefined],
    [2, 1],
    [3, 2],
  ]);
});

test('what was missed is shown at once, and so is everything on a hidden page', () => {
  queue.add(picture(4), true);
  queue.setStage(stage);
  isHidden = true;
  queue.add(picture(5), false);
  expect(queue.picture?.cursor).toBe(5);
  expect(stage.presented).toEqual([]);
});

test('of a long backlog only the last pictures move', async () => {
  queue.add(picture(4), true);
  queue.setStage(stage);
  for (let cursor = 5; cursor < 25; cursor++) queue.add(picture(cursor), false);
  await stage.end();
  // The first was moving when the others came; of the other nineteen, those with more than twelve behind them are skipped.
  expect(queue.picture?.cursor).toBe(12);
  expect(stage.presented).toHaveLength(2);
});

test('the opening deal moves onto the table that is there already', async () => {
  queue.add(picture(1), true);
  queue.setStage(stage);
  expect(stage.presented).toHaveLength(1);
  expect(stage.presented[0]?.isOpening).toBe(true);
  expect(shown).toEqual([[1, undefined]]);
});

test('a motion that fails is reported, and the picture is there', async () => {
  queue.add(picture(4), true);
  queue.setStage(stage);
  stage.fails = true;
  queue.add(picture(5), false);
  await settled();
  expect(queue.picture?.cursor).toBe(5);
  expect(reported).toHaveLength(1);
});

test('again: earlier pictures, then the present one, then those that came meanwhile', async () => {
  queue.add(picture(6), true);
  queue.setStage(stage);
  const done = queue.again([picture(4), picture(5), picture(6)]);
  expect(queue.isShowingAgain).toBe(true);
  expect(queue.picture?.cursor).toBe(5);
  queue.add(picture(7), false);
  await stage.end();
  expect(queue.picture?.cursor).toBe(6);
  await stage.end();
  await done;
  expect(queue.isShowingAgain).toBe(false);
  expect(queue.picture?.cursor).toBe(7);
  expect(shown.map(([cursor]) => cursor)).toEqual([6, 7]);
});

test('what is to happen afterwards waits for the last picture', async () => {
  queue.add(picture(4), true);
  queue.setStage(stage);
  queue.add(picture(5), false);
  expect(queue.isShowing).toBe(true);
  let isDone = false;
  queue.afterwards(() => {
    isDone = true;
  });
  queue.add(picture(6), false);
  await stage.end();
  expect(isDone).toBe(false);
  await stage.end();
  expect(isDone).toBe(true);
});
