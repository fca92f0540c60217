import type { Page } from '@playwright/test';
import { expectNoSideways, prompt, snapshot, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import { asksTile, comeToFirstTile, ownCell, playUntil, SETTINGS, tiles } from './support.ts';

const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
/** The share of the screen that may move by itself, as browsers measure it. */
const MAX_SHIFT = 0.02;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}
declare global {
  interface Window {
    shifts: Shift[];
  }
}
/** As browsers tell it; not among the types of the DOM yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Writes down whatever moves on the page without being moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        window.shifts.push({
          value,
          moved: sources.map(({ node }) => (node instanceof Element ? `${node.localName}.${node.className}` : '')),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const [width, height] of SIZES) {
  test(`nothing moves by itself while a turn is played (${width} × ${height})`, async ({ page }) => {
    await withSettings(page, SETTINGS);
    await watchShifts(page);
    await page.setViewportSize({ width, height });
    await comeToFirstTile(page, 'energy');
    await expect(asksTile(page)).toBeVisible();
    await page.evaluate(() => {
      window.shifts.length = 0;
    });
    await tiles(page).first().click();
    await ownCell(page, 'c3').click();
    await expect(prompt(page).getByText(/would be/)).toBeVisible();
    await snapshot(page, `witchstone-${width}-lay`);
    await page.getByRole('button', { name: /^Lay it on c3/ }).click();
    await expect(prompt(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
    await page.getByRole('button', { name: /^First: energy/ }).click();
    await expect(prompt(page).getByText(/lit portal/)).toBeVisible();
    await expectNoSideways(page);
    await snapshot(page, `witchstone-${width}-energy`);
    await playUntil(page, () => asksTile(page).isVisible());
    const shifts = await page.evaluate(() => window.shifts);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(MAX_SHIFT);
  });
}
