import type { Page } from '@playwright/test';
import { DEEP } from '../../../../packages/web/e2e/support/deep.ts';
import { focused, nextFrame, prompt, snapshot, tabTo, withChance, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import { asksTile, choiceIn, DEAL, isMine, isOver, numbers, SETTINGS } from './support.ts';

/** From the lobby to a table for two, against the weakest bot. */
async function sitDownByKeys(page: Page): Promise<void> {
  await withChance(page, DEAL);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Coven' })).toBeVisible();
  const link = page.locator('a[href="/new/witchstone?where=here"]');
  await expect(link).toBeVisible();
  for (let step = 0; step < 60 && !(await link.evaluate((element) => element === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const three = page.getByRole('radio', { name: '3', exact: true });
  await expect(three).toBeVisible();
  for (let step = 0; step < 30 && !(await three.evaluate((element) => element === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  const bot = page.getByRole('combobox', { name: 'Seat 2' }).first();
  for (let step = 0; step < 30 && !(await bot.evaluate((element) => element === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(bot).toHaveValue('random');
  await tabTo(page, /^Start the game$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Your tiles' })).toBeVisible();
}

/** One decision from the list of choices, which opens with a key; none if the turn passed on in the same moment. */
async function chooseByKeys(page: Page, pick: (count: number) => number, wanted: readonly RegExp[]): Promise<void> {
  await page.keyboard.press('c');
  const list = page.locator('dialog[open] ul button');
  const isOpen = await list
    .first()
    .waitFor({ timeout: 2000 })
    .then(() => true)
    .catch(() => false);
  if (!isOpen) {
    await page.keyboard.press('Escape');
    return;
  }
  const texts = await list.allTextContents();
  const at = choiceIn(texts, pick, wanted);
  const told = page.locator('.log li');
  const before = await told.count();
  const isInList = () => page.evaluate(() => document.activeElement?.closest('dialog ul') !== null);
  for (let step = 0; step < 5 && !(await isInList()); step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // The answer comes before the next question.
  await expect.poll(() => told.count()).not.toBe(before);
}

/** The tile from the hand, its cell by the arrows, and the button that lays it. */
async function layByKeys(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Highlight the best spots' })).toBeVisible();
  await page.keyboard.press('b');
  expect(await focused(page)).toMatch(/^cell /);
  const lay = page.getByTitle(/^Lay it on/);
  const HEADINGS = ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'];
  for (let step = 0; step < 40 && !(await lay.isVisible()); step++) {
    // A free cell with no free one beside it takes no tile: then on.
    if (step % 2 === 1 && /free$/.test(await focused(page))) await page.keyboard.press('Enter');
    else await page.keyboard.press(HEADINGS[(step >> 1) % HEADINGS.length] ?? 'ArrowDown');
    await nextFrame(page);
  }
  await expect(lay).toBeVisible();
  await tabTo(page, /^Lay it here$/);
  await page.keyboard.press('Enter');
  await expect(prompt(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
}

test('from the lobby to the result with the keyboard alone', DEEP, async ({ page }) => {
  test.setTimeout(300_000);
  await withSettings(page, SETTINGS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDownByKeys(page);
  const tower = prompt(page).getByText('Place your high witch on a free tower.');
  const order = prompt(page).getByText('Which of the tile’s two actions comes first?');
  const pick = numbers(5);
  let laid = 0;
  let begun = 0;
  let listed = 0;
  const until = Date.now() + 270_000;
  while (!(await isOver(page)) && Date.now() < until) {
    if (!(await isMine(page))) {
      await nextFrame(page);
      continue;
    }
    if (await tower.isVisible()) {
      // Into the crystal ball, where the first free tower has the focus; an arrow goes to another place.
      await page.keyboard.press('b');
      expect(await focused(page)).toMatch(/^tower \d.*brings/);
      await page.keyboard.press('Enter');
      await expect(tower).toBeHidden();
    } else if (laid < 3 && (await asksTile(page).isVisible()) && (await page.locator('.hand .taken').count()) === 0) {
      await layByKeys(page);
      laid++;
    } else if (begun < 3 && (await order.isVisible())) {
      await tabTo(page, /^First: /);
      await page.keyboard.press('Enter');
      await expect(order).toBeHidden();
      begun++;
    } else {
      // Short turns: one thing, and enough.
      await chooseByKeys(page, (count) => pick(Math.min(count, 12)), listed % 2 === 0 ? [/^End this action$/] : []);
      listed++;
    }
    if (laid === 2) await snapshot(page, 'witchstone-keyboard');
  }
  await expect(page.getByRole('button', { name: 'Verify this game' })).toBeVisible();
  expect([laid, begun]).toEqual([3, 3]);
  await tabTo(page, /^Verify this game$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything checks out')).toBeVisible();
});
