import type { Locator } from '@playwright/test';
import { DEEP, deepBut } from '../../../../packages/web/e2e/support/deep.ts';
import { keepMoments } from '../../../../packages/web/e2e/support/moments.ts';
import {
  expectAccessible,
  expectNoSideways,
  nextFrame,
  prompt,
  snapshot,
  withSettings,
} from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import {
  chooseOnce,
  comeToAction,
  comeToFirstTile,
  isMine,
  isOver,
  numbers,
  ownCell,
  playUntil,
  SETTINGS,
  sitDown,
  tiles,
} from './support.ts';

test('a whole game against a bot on a phone', DEEP, async ({ page }) => {
  test.setTimeout(240_000);
  await withSettings(page, SETTINGS);
  await page.setViewportSize({ width: 360, height: 640 });
  const moments = await keepMoments(page);
  await sitDown(page);
  await expectNoSideways(page);
  const pick = numbers(7);
  let decisions = 0;
  const until = Date.now() + 200_000;
  while (!(await isOver(page)) && Date.now() < until) {
    if (!(await isMine(page))) {
      await nextFrame(page);
      continue;
    }
    if (!(await chooseOnce(page, pick))) continue;
    decisions++;
    if (decisions % 15 === 0) await expectNoSideways(page);
    if (decisions === 30) await snapshot(page, 'witchstone-phone-middle');
  }
  await expect(page.getByRole('button', { name: 'Verify this game' })).toBeVisible();
  expect(decisions).toBeGreaterThan(40);
  // The deal and the end, each with a moment of its own.
  expect(await moments()).toHaveLength(2);
  await expectNoSideways(page);
  await snapshot(page, 'witchstone-phone-end');
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything checks out')).toBeVisible();
});

const WIDE = { width: 1440, height: 900 };
/** What is left of the screen of a small laptop, and a tablet on its side. */
const LAPTOPS = [
  [1280, 720],
  [1366, 650],
  [1024, 768],
] as const;

/** Nothing of the inner one is cut off by the outer one. */
async function expectWithin(inner: Locator, outer: Locator): Promise<void> {
  const bottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? Number.NaN : Math.round(box.y + box.height);
  };
  const most = await bottom(outer);
  await expect.poll(() => bottom(inner)).toBeLessThanOrEqual(most);
}

for (const theme of ['night', 'morning'] as const) {
  test(`a turn on a wide screen: the tile is tried, turned, laid, and taken back (${theme})`, deepBut('night')(theme), async ({ page }) => {
    await withSettings(page, { ...SETTINGS, theme });
    await page.setViewportSize(WIDE);
    await comeToFirstTile(page, 'energy');
    await expectAccessible(page);
    // Nothing of the score has to be scrolled to.
    await expect(page.getByRole('row', { name: /^if it ended now/ })).toBeInViewport({ ratio: 1 });
    const cauldron = page.getByRole('group', { name: /^Cauldron: Odarka/ });
    await tiles(page).first().click();
    await expect(tiles(page).first()).toHaveAttribute('aria-pressed', 'true');
    const cell = ownCell(page, 'c3');
    await cell.click();
    await expect(prompt(page).getByText(/would be/)).toBeVisible();
    await expectAccessible(page);
    await snapshot(page, `witchstone-wide-lay-${theme}`);
    // The same cell again turns it; another tile of the hand takes its place.
    const lay = page.getByTitle(/^Lay it on c3/);
    const first = await lay.getAttribute('title');
    await cell.click();
    await expect(lay).not.toHaveAttribute('title', first ?? '');
    await tiles(page).nth(1).click();
    await expect(tiles(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(tiles(page).first()).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Highlight the best spots' }).click();
    await expect(cauldron.getByRole('button', { name: /best spot/ }).first()).toBeVisible();
    await cell.click();
    await page.getByTitle(/^Lay it on c3/).click();
    await expect(prompt(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
    await expectAccessible(page);
    // On lower screens too all that can be done is in sight.
    const agenda = page.getByRole('group', { name: 'Remaining actions' });
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height });
      await expectWithin(agenda, page.locator('.frame'));
      await expectNoSideways(page);
    }
    await page.setViewportSize(WIDE);
    await page.keyboard.press('u');
    await expect(page.getByRole('button', { name: 'Highlight the best spots' })).toBeVisible();
    // Other players' cauldrons are one tap away, and so is the own one.
    await page.getByRole('button', { name: /^Cauldron: (?!Odarka)/ }).click();
    await expect(cauldron).toHaveCount(0);
    await page.getByRole('button', { name: 'Cauldron: Odarka' }).click();
    await expect(cauldron).toBeVisible();
  });
}

test('with a tile in hand, a crystal that is touched is asked for with its loss', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.setViewportSize({ width: 390, height: 844 });
  await comeToFirstTile(page, 'energy');
  await tiles(page).first().click();
  await expect(prompt(page)).toContainText('on two lit cells');
  const crystal = page.getByRole('group', { name: /^Cauldron: Odarka/ }).getByRole('button', { name: /crystal/ });
  await crystal.first().click();
  await expect(prompt(page)).toContainText(/^Remove the crystal on .* and lose points\?/);
  await expect(prompt(page).getByRole('button', { name: 'Yes', exact: true })).toBeVisible();
  // Touching a cell goes back to the tile.
  await ownCell(page, 'c3').click();
  await expect(prompt(page).getByRole('button', { name: 'Lay it here' })).toBeVisible();
});

test('who has no witch to send is asked to prepare one, and nothing else', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.setViewportSize(WIDE);
  await comeToAction(page, 'witch');
  await expect(prompt(page)).toContainText('Prepare a witch: she will wait at your tower.');
});

test('after a new scroll has come up the undo button says that it is what stops it', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeToAction(page, 'scroll');
  const stopped = page.getByRole('button', { name: 'Undo: Cannot be undone: a new scroll has been revealed.' });
  const back = page.getByRole('button', { name: 'Undo', exact: true });
  // The tile's other action is left to do after it.
  await playUntil(page, () => stopped.isVisible(), [/^Take the scroll/]);
  await expect(back).toHaveCount(0);
  await stopped.press('Enter');
  await expect(prompt(page).getByRole('status')).toHaveText('Cannot be undone: a new scroll has been revealed.');
  await expectAccessible(page);
});
