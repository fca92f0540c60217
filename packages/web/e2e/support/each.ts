import type { Locator } from '@playwright/test';
import { expect } from './server.ts';

/** The elements that are found, once there are at least so many: a loop over none passes whatever it expects. */
export async function each(locator: Locator, atLeast: number): Promise<readonly Locator[]> {
  await expect.poll(() => locator.count()).toBeGreaterThanOrEqual(atLeast);
  return locator.all();
}
