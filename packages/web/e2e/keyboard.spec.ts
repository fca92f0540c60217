import type { Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { leaveLastTricks } from './support/last-tricks.ts';
import { focused, hand, isAsked, nextFrame, prompt, snapshot, tabTo, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** From the lobby to a table for two. */
async function sitDownByKeys(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play on this device' }).first()).toBeVisible();
  await tabTo(page, /^Play on this device$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A table for Witches of Blackmore' })).toBeVisible();
  await tabTo(page, /^$/);
  // The focus is on the chosen number of players: an arrow goes one down, from three to two.
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await tabTo(page, /^Start the game$/);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeVisible();
}

const keep = (page: Page) => prompt(page).getByRole('button', { name: 'Keep the trump' });

/** One of the cards on the table becomes trump. */
async function crownByKeys(page: Page): Promise<void> {
  await page.keyboard.press('b');
  expect(await focused(page)).toMatch(/^Make .* the new trump$/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^Make .* the new trump$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(keep(page)).toBeHidden();
}

/** Through the list of all choices: a new trump comes first, keeping the old one is a step away. */
async function keepByKeys(page: Page): Promise<void> {
  await page.keyboard.press('c');
  const choices = page.getByRole('dialog', { name: 'All moves' });
  await expect(choices.getByRole('button', { name: /^Make / }).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(choices.getByRole('button', { name: 'Keep the trump' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(keep(page)).toBeHidden();
}

async function playByKeys(page: Page): Promise<void> {
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowRight');
  const card = await focused(page);
  expect(card).toMatch(/strength \d of 9/);
  const piece = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.piece);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator(`.hand [data-piece="${piece}"]`)).toHaveCount(0);
  // The keys stay in the hand, beside the card that left it, even if a new trump sorts the hand anew.
  if ((await hand(page).count()) > 0) await expect(page.locator('.hand :focus')).toHaveCount(1);
}

/** Plays on to the result, or until so many cards were played, and tells how often a trick was won. */
async function playOnByKeys(page: Page, maxCards = Number.POSITIVE_INFINITY): Promise<number> {
  const over = page.getByRole('button', { name: 'Verify this game' });
  let crowns = 0;
  for (let cards = 0; cards < maxCards && !(await over.isVisible()); ) {
    if (!(await isAsked(page))) {
      await nextFrame(page);
    } else if (await keep(page).isVisible()) {
      crowns++;
      await (crowns % 2 === 0 ? crownByKeys(page) : keepByKeys(page));
    } else {
      await playByKeys(page);
      cards++;
    }
  }
  return crowns;
}

async function verifyByKeys(page: Page): Promise<void> {
  await tabTo(page, /^Verify this game$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything checks out')).toBeVisible();
}

test.describe('with the keyboard alone, by roles and names', () => {
  test.beforeEach(({ page }) => withSettings(page, { language: 'en', pace: 'quick', theme: 'night', name: 'Odarka' }));

  test('a whole game', DEEP, async ({ page }) => {
    await sitDownByKeys(page);
    expect(await playOnByKeys(page)).toBeGreaterThan(0);
    await verifyByKeys(page);
  });

  test('from the lobby to the first cards', async ({ page }) => {
    await sitDownByKeys(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
    await page.keyboard.press('Escape');
    await playOnByKeys(page, 2);
    await snapshot(page, 'keyboard');
  });

  test('the last tricks, and the deal is verified', async ({ page }) => {
    await page.goto(await leaveLastTricks(page));
    // The first trick is won already.
    expect(await playOnByKeys(page)).toBeGreaterThan(0);
    await verifyByKeys(page);
  });

  test('a card of the table becomes trump', async ({ page }) => {
    await page.goto(await leaveLastTricks(page));
    await expect(keep(page)).toBeVisible();
    await crownByKeys(page);
  });
});

test('every event is told in the live region, in the current language', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'quick', theme: 'night', tap: 'once' });
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const live = page.getByRole('log');
  await expect(live).toContainText('turned up');
  await expect(live).toContainText(/Your (turn|lead):/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('uk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('group', { name: 'Ваша рука' }).getByRole('button').first().click();
  await expect(live).toContainText(/кладе|починає взятку/);
});

test('a list opened again at once stays open, although its closing is told late', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'quick', theme: 'night', name: 'Odarka' });
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await page.keyboard.press('c');
  const list = page.getByRole('dialog', { name: 'All moves' });
  await expect(list).toBeVisible();
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]') as HTMLDialogElement;
    const closed = new Promise((told) => {
      dialog.addEventListener('close', told, { once: true });
    });
    (dialog.querySelector('header button') as HTMLButtonElement).click();
    while (dialog.open) await Promise.resolve();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
    await closed;
  });
  await expect(list).toBeVisible();
});
