import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test.beforeEach(({ page }) => withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' }));

/** Against the weakest bot, so that the machine's time goes into the page. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/new/witchstone?where=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).first().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(page.getByRole('group', { name: 'Your tiles' })).toBeVisible();
}

const isOver = (page: Page) => page.getByRole('button', { name: 'Verify this game' }).isVisible();
/** The prompt line. */
const asked = (page: Page) => page.getByRole('region', { name: 'What is asked of you' });
const isMine = (page: Page) => page.locator('.prompt.mine').isVisible();

/** One decision from the list of choices: never a loss, and stopping only when nothing else is left. */
async function chooseOnce(page: Page, pick: (count: number) => number): Promise<boolean> {
  await page.keyboard.press('c');
  const list = page.locator('dialog[open] ul button');
  // The turn may have passed on in the same moment.
  const isThere = await list
    .first()
    .waitFor({ timeout: 2000 })
    .then(() => true)
    .catch(() => false);
  if (!isThere) {
    await page.keyboard.press('Escape');
    return false;
  }
  const texts = await list.allTextContents();
  const useful = texts.map((text, at) => ({ text, at })).filter(({ text }) => !/at a loss|Stop here/.test(text));
  const among = useful.length > 0 ? useful : texts.map((text, at) => ({ text, at }));
  // The list may have changed under the finger: then choose again.
  const isChosen = await list
    .nth(among[pick(among.length)]?.at ?? 0)
    .click({ timeout: 3000 })
    .then(() => true)
    .catch(() => false);
  if (!isChosen) return false;
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  return true;
}

/** A fixed sequence of numbers that looks like chance. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

test('a whole game against a bot on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await sitDown(page);
  await expectNoSideways(page);
  const pick = numbers(7);
  let decisions = 0;
  const until = Date.now() + 200_000;
  while (!(await isOver(page)) && Date.now() < until) {
    if (!(await isMine(page))) {
      await page.waitForTimeout(10);
      continue;
    }
    if (!(await chooseOnce(page, pick))) continue;
    decisions++;
    if (decisions === 30) {
      await expectNoSideways(page);
      await snapshot(page, 'witchstone-phone-middle');
    }
  }
  await expect(page.getByRole('button', { name: 'Verify this game' })).toBeVisible();
  expect(decisions).toBeGreaterThan(40);
  await expectNoSideways(page);
  await snapshot(page, 'witchstone-phone-end');
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything holds')).toBeVisible();
});

test('a turn by touch: the tile is tried, turned, laid, and taken back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page);
  const hand = page.getByRole('group', { name: 'Your tiles' }).getByRole('button');
  const cauldron = page.getByRole('group', { name: /^Cauldron: Odarka/ });
  await placeHighWitch(page);
  await expectAccessible(page);
  await hand.first().click();
  await expect(hand.first()).toHaveAttribute('aria-pressed', 'true');
  const cell = cauldron.getByRole('button', { name: /^cell c3/ });
  await cell.click();
  await expect(asked(page).getByText(/would be/)).toBeVisible();
  await snapshot(page, 'witchstone-wide-lay');
  // The same cell again turns it; another tile of the hand takes its place.
  const first = await page.getByRole('button', { name: /^Lay it on c3/ }).textContent();
  await cell.click();
  await expect(page.getByRole('button', { name: /^Lay it on c3/ })).not.toHaveText(first ?? '');
  await hand.nth(1).click();
  await expect(hand.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hand.first()).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Light the best spots' }).click();
  await expect(cauldron.getByRole('button', { name: /best spot/ }).first()).toBeVisible();
  await cell.click();
  await page.getByRole('button', { name: /^Lay it on c3/ }).click();
  await expect(asked(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
  // A key pressed before the last move has been answered is not heard.
  await expect(async () => {
    await page.keyboard.press('u');
    await expect(page.getByRole('button', { name: 'Light the best spots' })).toBeVisible({ timeout: 4000 });
  }).toPass();
  // Other players' cauldrons are one tap away, and so is the own one.
  await page.getByRole('button', { name: /^Cauldron: (?!Odarka)/ }).click();
  await expect(cauldron).toHaveCount(0);
  await page.getByRole('button', { name: 'Cauldron: Odarka' }).click();
  await expect(cauldron).toBeVisible();
});

test('several turns with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page);
  await placeHighWitch(page);
  for (let turn = 0; turn < 2; turn++) {
    await expect(asked(page).getByText(/^Choose a tile/)).toBeVisible();
    await page.keyboard.press('h');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Light the best spots' })).toBeVisible();
    // Into the cauldron, to a free cell by the arrows, and there the tile is put.
    const cells = page.getByRole('group', { name: /^Cauldron: Odarka/ });
    await cells.getByRole('button', { name: /free$/ }).first().focus();
    const focused = async () => (await cells.locator('button:focus').getAttribute('aria-label')) ?? '';
    const before = await focused();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown']) {
      await page.keyboard.press(key);
      if (/free$/.test(await focused())) break;
    }
    expect(await focused()).not.toBe(before);
    await page.keyboard.press('Enter');
    const lay = page.getByRole('button', { name: /^Lay it on/ });
    await expect(lay).toBeVisible();
    await lay.focus();
    await page.keyboard.press('Enter');
    await expect(asked(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
    // The rest of the turn from the list of choices, which opens with a key.
    const pick = numbers(turn + 1);
    while (
      (await isMine(page)) &&
      !(await asked(page)
        .getByText(/^Choose a tile/)
        .isVisible())
    )
      await chooseByKeys(page, pick);
    await expect(asked(page).getByText(/^Choose a tile/)).toBeVisible();
  }
});

/** Towers, and what the chips there bring, until the first tile is asked for. */
async function placeHighWitch(page: Page): Promise<void> {
  const pick = numbers(3);
  const asksTile = asked(page).getByText(/^Choose a tile/);
  const until = Date.now() + 20_000;
  while (!(await asksTile.isVisible()) && Date.now() < until) {
    if (await isMine(page)) await chooseOnce(page, pick);
    else await page.waitForTimeout(20);
  }
  await expect(asksTile).toBeVisible();
}

async function chooseByKeys(page: Page, pick: (count: number) => number): Promise<void> {
  await page.keyboard.press('c');
  const list = page.locator('dialog[open] ul button');
  await list.first().waitFor();
  const texts = await list.allTextContents();
  const useful = texts.map((text, at) => ({ text, at })).filter(({ text }) => !/at a loss|Stop here/.test(text));
  const at = useful[pick(useful.length)]?.at ?? texts.findIndex((text) => /Stop here/.test(text));
  await list.first().focus();
  for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.waitForTimeout(50);
}
