import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** The most that may move by itself during a game, as browsers count it. */
const MAX_SHIFT = 0.02;

interface Shift {
  readonly value: number;
  /** Where the things stand that moved. */
  readonly where: readonly (string | undefined)[];
}

declare global {
  interface Window {
    covenShifts: Shift[];
  }
}

/** Counts from now on what moves on the page by itself; what follows a touch at once does not count. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    window.covenShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (!hadRecentInput) window.covenShifts.push({ value, where: sources.map(({ node }) => node?.parentElement?.className) });
      }
    }).observe({ type: 'layout-shift' });
  });
}

export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.covenShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
}
