import type { Browser, Page } from '@playwright/test';
import { DEEP } from '../../../../packages/web/e2e/support/deep.ts';
import { expectAccessible, snapshot, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import { asked, expectRound, finish, finishAnyway, finishBrew, goOn, inHand, pot, recipe, SETTINGS, takeBack, usable } from './support.ts';

/** Recipes that fill no workbench within three rounds, whoever brews what: hand by hand, then in the order drawn. */
const DECK = [
  ...['warty-brew', 'spell-of-vanishing', 'elixir-of-rage', 'tonic-of-speed'],
  ...['web-lore', 'spell-of-floating', 'elixir-of-sorrow', 'tonic-of-stamina'],
  ...['croaking-lore', 'spell-of-invisibility', 'elixir-of-despair', 'tonic-of-strength'],
  ...['toad-offering', 'mushroom-offering', 'spider-offering', 'backache-nostrum', 'headache-nostrum', 'toothache-nostrum'],
  ...['art-of-shadow', 'art-of-terror', 'art-of-chaos'],
];

async function guest(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withSettings(page, { ...SETTINGS, name });
  return page;
}

test('two people and a bot: a pick changed in secret, a brew with help and undo, three rounds', async ({ browser, stacked }) => {
  const { address } = await stacked(DECK);
  const host = await guest(browser, address, 'Odarka');
  await host.goto('/new/whirling');
  await host.getByRole('radio', { name: '3', exact: true }).check();
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption('greedy');
  await host.getByRole('button', { name: 'Create table' }).click();
  const friend = await guest(browser, address, 'Ярослава-Магдалина');
  await friend.goto(await host.getByRole('textbox', { name: 'Link to this table' }).inputValue());
  await friend.getByRole('button', { name: /^Sit here/ }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await expect(inHand(host)).toHaveCount(4);
  await snapshot(host, 'whirling-online-start');

  // Until the last pick is in, one's own can be changed, and nobody learns more than that there is one.
  await recipe(host, 'Elixir of Rage').click();
  await expect(recipe(host, 'Elixir of Rage')).toHaveAccessibleName(/Your pick/);
  await recipe(host, 'Warty Brew').click();
  await expect(recipe(host, 'Warty Brew')).toHaveAccessibleName(/Your pick/);
  await expect(recipe(host, 'Elixir of Rage')).not.toHaveAccessibleName(/Your pick/);
  await expect(friend.getByText('has picked a recipe').first()).toBeAttached();
  await expect(friend.locator('body')).not.toContainText('Warty Brew');
  await recipe(friend, 'Elixir of Sorrow').click();
  await expect(friend.locator('body')).toContainText('Warty Brew');

  await expect(finish(host)).toBeVisible();
  await expect(pot(host)).toHaveAccessibleName('Cauldron: 0');
  await expect(usable(host)).toHaveCount(1);
  await host.getByRole('button', { name: 'Show me the best brew' }).click();
  await host.getByRole('button', { name: 'Brew it' }).click();
  await expect(host.locator('.recipe.used')).toHaveCount(1);
  await expect(pot(host)).toHaveAccessibleName('Cauldron: 2, mandrake, mushroom');
  await snapshot(host, 'whirling-online-brew');
  // Nobody sees an unfinished brew.
  await expect(friend.getByText(/Odarka finishes/)).toHaveCount(0);
  await takeBack(host, 1, () => host.getByRole('button', { name: 'Undo' }).click());
  await expect(pot(host)).toHaveAccessibleName('Cauldron: 0');
  await usable(host).click();
  // Before it is brewed, finishing would ask whether to leave it.
  await expect(host.locator('.recipe.used')).toHaveCount(1);
  await finish(host).click();
  await expect(friend.getByText(/Odarka finishes/).first()).toBeAttached();
  await finishBrew(friend);

  for (const round of [2, 3]) {
    for (const page of [host, friend]) {
      await expectRound(page, round);
      await inHand(page).first().click();
    }
    for (const page of [host, friend]) {
      await expect(goOn(page).or(finish(page))).toBeVisible();
      if (await goOn(page).isVisible()) await goOn(page).click();
      await expect(goOn(page)).toBeHidden();
    }
    for (const page of [host, friend]) await finishBrew(page);
    if (round === 2) await snapshot(friend, 'whirling-online-middle');
  }
  await expectRound(host, 4);
  await expectRound(friend, 4);
  await expectAccessible(host);
});

test('Finish stays under the finger while another player finishes', DEEP, async ({ browser, stacked }) => {
  const { address } = await stacked(DECK);
  const host = await guest(browser, address, 'Odarka');
  await host.goto('/new/whirling');
  await host.getByRole('radio', { name: '2', exact: true }).check();
  await host.getByRole('button', { name: 'Create table' }).click();
  const friend = await guest(browser, address, 'Solomia');
  await friend.goto(await host.getByRole('textbox', { name: 'Link to this table' }).inputValue());
  await friend.getByRole('button', { name: /^Sit here/ }).click();
  for (const page of [host, friend]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [host, friend]) await inHand(page).first().click();

  const wait = host.getByRole('button', { name: 'Wait', exact: true });
  await expect(wait).toBeVisible();
  await finish(host).hover();
  await host.mouse.down();
  await finishBrew(friend);
  // The last one has nobody to wait for: buttons go and come beside the one that is pressed.
  await expect(wait).toBeHidden();
  await host.mouse.up();
  await finishAnyway(host).click();
  await expectRound(host, 2);
});

/** Presses Tab until something of the kind has the focus. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${what}`);
}

test('a round with the keyboard alone', async ({ page, stacked }) => {
  const { address } = await stacked(['flask-of-dreams', 'tonic-of-speed', 'art-of-shadow', 'art-of-terror', ...DECK]);
  await withSettings(page, { ...SETTINGS, tap: 'twice', name: 'Odarka' });
  await page.goto(`${address}/new/whirling`);
  for (const seat of ['Seat 2', 'Seat 3']) await page.getByRole('combobox', { name: seat }).selectOption('greedy');
  await page.getByRole('button', { name: 'Create table' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I am ready' }).focus();
  await page.keyboard.press('Enter');
  await expect(inHand(page)).toHaveCount(4);

  const flask = recipe(page, 'Flask of Dreams');
  await page.keyboard.press('h');
  await expect(flask).toBeFocused();
  // Tonic of Speed may be turned: it is two steps wide.
  for (const step of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(step);
  await expect(flask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(flask).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(asked(page, /^Choose a recipe/)).toBeHidden();

  await expect(finish(page)).toBeVisible();
  await tabTo(page, 'button.recipe.legal');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // A mixed cell on either side: first the input is chosen, then the output.
  for (const group of ['Fill with', 'Make']) {
    const choices = page.getByRole('region', { name: group, exact: true });
    await expect(choices).toBeVisible();
    await tabTo(page, '.choice-button');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(choices).toBeHidden();
  }
  await expect(flask).toHaveClass(/used/);
  await expect(pot(page)).toHaveAccessibleName(/^Cauldron: 2/);
  await takeBack(page, 3, () => page.keyboard.press('u'));
  await expect(pot(page)).toHaveAccessibleName('Cauldron: 0');
  await expect(usable(page)).toHaveCount(1);
  await snapshot(page, 'whirling-keyboard');
  // Something could still be made: the bright button is not there, and finishing asks once.
  await expect(page.locator('.prompt .button.primary')).toHaveCount(0);
  await finish(page).focus();
  await page.keyboard.press('Enter');
  await expect(asked(page, /^Finish already\?$/)).toBeVisible();
  await expect(asked(page, /You could still use Flask of Dreams/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page, /^Brew: choose a recipe/)).toBeVisible();
  await finish(page).focus();
  for (const _ of ['asked', 'meant']) await page.keyboard.press('Enter');
  await expectRound(page, 2);
});
