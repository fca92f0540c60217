import { DEEP } from '../../../../packages/web/e2e/support/deep.ts';
import { expectStill, watchShifts } from '../../../../packages/web/e2e/support/layout-shift.ts';
import { expectNoSideways, prompt, snapshot, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import { asksTile, comeToFirstTile, ownCell, playUntil, SETTINGS, tiles } from './support.ts';

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`the board keeps its place and size through a turn (${width} × ${height})`, DEEP, async ({ page }) => {
    await withSettings(page, SETTINGS);
    await page.setViewportSize({ width, height });
    await comeToFirstTile(page, 'energy');
    const cauldron = page.getByRole('group', { name: /^Cauldron: Odarka/ });
    await expect(asksTile(page)).toBeVisible();
    const place = await cauldron.boundingBox();
    // A finger hits every cell.
    expect(place?.width).toBeGreaterThanOrEqual(360);
    await watchShifts(page);
    await tiles(page).first().click();
    await ownCell(page, 'c3').click();
    await expect(prompt(page).getByText(/would be/)).toBeVisible();
    expect(await cauldron.boundingBox()).toEqual(place);
    await snapshot(page, `witchstone-${width}-lay`);
    await page.getByTitle(/^Lay it on c3/).click();
    await expect(prompt(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
    expect(await cauldron.boundingBox()).toEqual(place);
    await page.getByRole('button', { name: /^First: energy/ }).click();
    await expect(prompt(page).getByText(/lit portal/)).toBeVisible();
    await expectNoSideways(page);
    await snapshot(page, `witchstone-${width}-energy`);
    // The way out is never the bright button, and asks before anything is lost.
    const stop = page.getByRole('group', { name: 'Remaining actions' }).getByRole('button', { name: 'End this action' });
    await expect(stop).not.toHaveClass(/primary/);
    await stop.click();
    await expect(prompt(page).getByText('End this action? What is left of it is lost.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt(page).getByText(/lit portal/)).toBeVisible();
    await playUntil(page, () => asksTile(page).isVisible());
    await expectStill(page);
  });
}
