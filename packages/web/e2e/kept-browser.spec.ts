import { GAMES } from '@coven/games';
import type { Page } from '@playwright/test';
import { DEEP, deepBut } from './support/deep.ts';
import { KEPT_BROWSER, putKeptBrowser } from './support/kept-browser.ts';
import { expect, test } from './support/server.ts';
import { storedTables } from './support/stored-tables.ts';

/** Tables and lessons that an earlier page left in the browser go on in the page of today. */
test.beforeEach(({ page }) => putKeptBrowser(page));

const isQuick = deepBut('konotop');

async function open(page: Page, name: string): Promise<void> {
  await page.goto(KEPT_BROWSER.paths[name] ?? '');
}

async function makeMove(page: Page): Promise<void> {
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await page.keyboard.press('c');
  const list = page.getByRole('dialog', { name: 'All moves' });
  await list.getByRole('listitem').getByRole('button').first().click();
  await expect(list).toBeHidden();
}

/** Log entries of all tables: only one is open. */
const entries = async (page: Page) => (await storedTables(page)).reduce((sum, table) => sum + table.entries, 0);

async function goesOn(page: Page): Promise<void> {
  await expect(page.locator('.prompt.mine')).toBeVisible();
  const before = await entries(page);
  expect(before).toBeGreaterThanOrEqual(KEPT_BROWSER.entries.length);
  await makeMove(page);
  await expect.poll(() => entries(page)).toBeGreaterThan(before);
}

async function verifies(page: Page, name: string): Promise<void> {
  await open(page, name);
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything checks out')).toBeVisible();
}

/** How far the learner is, as the browser keeps it. */
function placeIn(kept: Readonly<Record<string, string>>, game: string): number {
  const [, text = ''] = Object.entries(kept).find(([key]) => key.startsWith(`coven.lesson.${game}.first.`)) ?? [];
  return (JSON.parse(text) as { readonly mark: { readonly place: number } }).mark.place;
}

for (const { id } of GAMES) {
  test(`${id}: a table against bots goes on`, isQuick(id), async ({ page }) => {
    await open(page, `solo-${id}`);
    await goesOn(page);
  });

  test(`${id}: a table for two at this device goes on behind its curtain`, DEEP, async ({ page }) => {
    await open(page, `shared-${id}`);
    await page.getByRole('button', { name: /show my hand$/ }).click();
    await goesOn(page);
  });

  test(`${id}: a lesson goes on where it was left`, isQuick(id), async ({ page }) => {
    const place = placeIn(KEPT_BROWSER.localStorage, id);
    expect(place).toBeGreaterThan(0);
    await open(page, `lesson-${id}`);
    const at = (step: number) => page.getByRole('region', { name: new RegExp(`^Lesson, step ${step} of`) });
    const go = at(place + 1).getByRole('button', { name: /^(Next|Skip this step)$/ });
    // What a step has done may be told before the next one.
    for (const next = at(place + 2); !(await next.isVisible()); ) {
      await go.click();
      await expect(go.or(next).first()).toBeVisible();
    }
    await expect.poll(async () => placeIn(await page.evaluate(() => ({ ...localStorage })), id)).toBeGreaterThan(place);
  });
}

test('a game with a data file of its own and free play after a lesson go on', DEEP, async ({ page }) => {
  for (const name of ['own-file-whirling', 'lesson-played-on']) {
    await open(page, name);
    await goesOn(page);
  }
});

test('games that ended verify', DEEP, async ({ page }) => {
  for (const name of ['over-blackmore', 'ended-whirling', 'ended-witchstone']) await verifies(page, name);
});

test('the front page lists all but free play after a lesson, and a game that ended verifies', async ({ page }) => {
  await page.goto('/');
  const listed = KEPT_BROWSER.tables.filter(({ lesson }) => lesson === undefined);
  await expect(page.getByRole('button', { name: /^Delete this game/ })).toHaveCount(listed.length);
  await verifies(page, 'ended-witchstone');
});
