import type { Locator, Page } from '@playwright/test';
import { expect } from './server.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a thing's middle is on the screen. */
export async function middleOf(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers that go down together, travel in a straight line each, and are lifted. */
export async function fingers(page: Page, ...ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const STEPS = 8;
  const at = (share: number) =>
    ways.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  const begun = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>, seconds: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: begun + seconds });
  await touch('touchStart', at(0), 0);
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', at(step / STEPS), step * 0.016);
  // Fingers that come to rest fling nothing: the browser takes the first tap after a fling for its end.
  await touch('touchMove', at(1), 0.4);
  await touch('touchEnd', [], 0.4);
  await session.detach();
}

/** Every button in sight is large enough for a finger. */
export async function expectTouchable(page: Page): Promise<void> {
  const small = () =>
    page.locator('.frame button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        if (!button.checkVisibility()) return [];
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height) < 44 ? [`${button.getAttribute('aria-label') ?? button.textContent}: ${width} × ${height}`] : [];
      }),
    );
  await expect.poll(small).toEqual([]);
}
