import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, prompt, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

const SETTINGS = { language: 'en', pace: 'quick', tap: 'once', theme: 'night' };

const inHand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' }).locator('.recipe');
const usable = (page: Page): Locator => page.locator('button.recipe.legal');
const finish = (page: Page): Locator => page.getByRole('button', { name: 'Finish', exact: true });
const asked = (page: Page, ask: RegExp): Locator => prompt(page).getByText(ask);
const round = async (page: Page): Promise<number> => Number(/\d+/.exec((await page.locator('h1').first().textContent()) ?? '')?.[0] ?? 0);

async function guest(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withSettings(page, { ...SETTINGS, name });
  return page;
}

/** A recipe that a starting workbench can feed. */
async function feedable(page: Page): Promise<number> {
  const labels = await inHand(page).locator('.visually-hidden').allTextContents();
  const found = labels.findIndex((label) => !/heart.*→|mandrake.*mandrake.*→|– → –/.test(label));
  return Math.max(0, found);
}

/** Does whatever is asked, as plainly as possible. Returns whether anything was. */
async function goOn(page: Page, buttons: readonly string[]): Promise<boolean> {
  if (await asked(page, /^Pick a recipe/).isVisible()) {
    await inHand(page).first().click();
    await expect(asked(page, /^Pick a recipe/)).toBeHidden();
    return true;
  }
  for (const name of buttons) {
    const button = page.getByRole('button', { name, exact: true });
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    await expect(button).toBeHidden();
    return true;
  }
  return false;
}

/** One step after the other, until the recipe can be used again: one with a choice in it took as many steps. */
async function takeBack(page: Page, once: () => Promise<void>): Promise<void> {
  const used = page.locator('.recipe.used');
  // A key pressed before the last move has been answered is not heard.
  await expect(async () => {
    if ((await used.count()) > 0) await once();
    await expect(used).toHaveCount(0, { timeout: 4000 });
  }).toPass();
  for (const group of ['Make', 'Fill the inputs from']) {
    const choices = page.getByRole('region', { name: group, exact: true });
    if (!(await choices.isVisible())) continue;
    await once();
    await expect(choices).toBeHidden();
  }
  await expect(usable(page)).toHaveCount(1);
}

async function until(pages: readonly Page[], buttons: readonly string[], isReached: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 100_000; Date.now() < end; ) {
    if (await isReached()) return;
    for (const page of pages) {
      if (await isReached()) return;
      await goOn(page, buttons);
    }
  }
  throw new Error('the game did not get there');
}

test('two people and a bot: a pick changed in secret, a brew with help and undo, three rounds', async ({ browser, server }) => {
  const host = await guest(browser, server.address, 'Odarka');
  await host.goto('/new/whirling');
  await host.getByRole('radio', { name: '3', exact: true }).check();
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption('greedy');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const friend = await guest(browser, server.address, 'Ярослава-Магдалина');
  await friend.goto(await host.getByRole('textbox', { name: 'Link to this table' }).inputValue());
  await friend.getByRole('button', { name: /^Sit here/ }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await expect(inHand(host)).toHaveCount(4);
  await snapshot(host, 'whirling-online-start');

  // Until the last pick is in, one's own can be changed, and nobody learns more than that there is one.
  const wanted = await feedable(host);
  const other = wanted === 0 ? 1 : 0;
  await inHand(host).nth(other).click();
  await expect(inHand(host).nth(other)).toHaveAccessibleName(/Your pick/);
  await inHand(host).nth(wanted).click();
  await expect(inHand(host).nth(wanted)).toHaveAccessibleName(/Your pick/);
  await expect(inHand(host).nth(other)).not.toHaveAccessibleName(/Your pick/);
  const secret = (await inHand(host).nth(wanted).locator('.name').textContent()) ?? '';
  await expect(friend.locator('.board')).not.toContainText(secret);
  await expect(friend.getByText('has picked a recipe').first()).toBeAttached();

  await until([friend, host], ['Go on'], () => finish(host).isVisible());
  // What somebody else finishes settles what was done before it: let the bot finish first.
  await expect(host.locator('.neighbour.right .status.done')).toBeVisible();
  const pot = host.getByRole('img', { name: /^Cauldron: / });
  const before = await pot.getAttribute('aria-label');
  await expect(usable(host)).toHaveCount(1);
  await host.getByRole('button', { name: 'Show me the best brew' }).click();
  await host.getByRole('button', { name: 'Brew it' }).click();
  await expect(host.locator('.recipe.used')).toHaveCount(1);
  await expect(pot).not.toHaveAccessibleName(before ?? '');
  await snapshot(host, 'whirling-online-brew');
  // Nobody sees an unfinished brew.
  await expect(friend.getByText(/Odarka finishes/)).toHaveCount(0);
  await takeBack(host, () => host.getByRole('button', { name: 'Take back' }).click());
  await expect(pot).toHaveAccessibleName(before ?? '');

  // A lucky bot may win before the fourth round.
  const isOver = () => host.getByRole('button', { name: 'Verify this game' }).isVisible();
  await until([host, friend], ['Go on', 'Finish'], async () => (await isOver()) || (await round(host)) >= 4);
  if (!(await isOver())) expect(await round(friend)).toBeGreaterThanOrEqual(3);
  await snapshot(friend, 'whirling-online-middle');
  await expectAccessible(host);
});

/** Presses Tab until something of the kind has the focus. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${what}`);
}

test('a round with the keyboard alone', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, tap: 'twice', name: 'Odarka' });
  await page.goto('/new/whirling?where=here');
  await page.getByRole('button', { name: 'Sit down and play' }).focus();
  await page.keyboard.press('Enter');
  await expect(inHand(page)).toHaveCount(4);

  const wanted = await feedable(page);
  await tabTo(page, '.hand-grid .recipe');
  // A card that may be turned has a second stop, its turning.
  for (
    let step = 0;
    step < 8 &&
    !(await inHand(page)
      .nth(wanted)
      .evaluate((card) => card === document.activeElement));
    step++
  ) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(inHand(page).nth(wanted)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(asked(page, /^Pick a recipe/)).toBeHidden();

  await expect(page.getByRole('button', { name: /^(Go on|Finish)$/ })).toBeVisible();
  if (await asked(page, /^Use the effects/).isVisible()) {
    await tabTo(page, '.prompt .button.primary');
    await page.keyboard.press('Enter');
  }
  await expect(finish(page)).toBeVisible();
  await expect(page.locator('.neighbour .status.done')).toHaveCount(2);
  await tabTo(page, 'button.recipe.legal');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // Where there is a choice, it is made with the keyboard, too: first the inputs, then the outputs.
  const used = page.locator('.recipe.used');
  for (const group of ['Fill the inputs from', 'Make']) {
    const choices = page.getByRole('region', { name: group, exact: true });
    await expect(used.or(page.locator('.choice-button')).first()).toBeVisible();
    if (!(await choices.isVisible())) continue;
    await tabTo(page, '.choice-button');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(choices).toBeHidden();
  }
  await expect(used).toHaveCount(1);
  await takeBack(page, () => page.keyboard.press('u'));
  await tabTo(page, '.prompt .button.primary');
  await snapshot(page, 'whirling-keyboard');
  await page.keyboard.press('Enter');
  await expect.poll(() => round(page)).toBe(2);
});

test('at phone size everything is there, fits and can be touched', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await withSettings(page, { ...SETTINGS, name: 'Ярослава-Магдалина' });
  await page.goto('/new/whirling?where=here');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(inHand(page)).toHaveCount(4);
  await expectNoSideways(page);
  await snapshot(page, 'whirling-phone-start');
  await until([page], ['Go on'], () => finish(page).isVisible());
  await expectNoSideways(page);
  const targets = await page
    .locator('.frame button:visible')
    .evaluateAll((buttons) => buttons.map((button) => Math.min((button as HTMLElement).offsetWidth, (button as HTMLElement).offsetHeight)));
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  // Another player's recipes are one touch away.
  await page.getByRole('group', { name: 'What to look at' }).getByRole('button').last().click();
  await expect(page.getByRole('group', { name: /: Recipes$/ }).getByRole('img')).not.toHaveCount(0);
  await snapshot(page, 'whirling-phone-other');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await snapshot(page, 'whirling-desktop-five');
  await expectAccessible(page);
});
