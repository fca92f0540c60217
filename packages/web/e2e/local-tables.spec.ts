import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible, hand, isAsked, playOnce, prompt, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';
import { storedTables } from './support/stored-tables.ts';

test.beforeEach(({ context }) => withSettings(context, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' }));

/** What a browser kept before the page had a database. */
const OLD = JSON.parse(
  gunzipSync(readFileSync(new URL('../test/upgrade/kept-version-1.json.gz', import.meta.url))).toString(),
) as readonly { readonly id: string; readonly game: string; readonly log: readonly unknown[]; readonly isOver: boolean }[];

/** One person and a bot at a table of this browser; the person is asked. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await asked(page);
}

async function asked(page: Page): Promise<void> {
  await expect.poll(() => isAsked(page)).toBe(true);
}

const cards = (page: Page) => hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-piece')));
const entries = async (page: Page) => (await storedTables(page)).reduce((sum, table) => sum + table.entries, 0);

test('each move adds to the log, and a reload or a killed page goes on from it', async ({ page, context }) => {
  await sitDown(page);
  const dealt = await entries(page);
  expect(dealt).toBeGreaterThan(0);
  await playOnce(page);
  await asked(page);
  expect(await entries(page)).toBeGreaterThan(dealt);
  const left = await cards(page);
  await page.reload();
  await asked(page);
  expect(await cards(page)).toEqual(left);
  await playOnce(page);
  await asked(page);
  const later = await cards(page);

  const address = page.url();
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto(address);
  await asked(next);
  expect(await cards(next)).toEqual(later);
  // The browser's old way of keeping tables is not used any more.
  expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('coven.local.')))).toEqual([]);
});

test('two tabs: the one that opened the table last has it, and neither forks it', async ({ page, context }) => {
  await sitDown(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await asked(second);
  await expect(page.getByRole('heading', { name: 'This table is open in another tab' })).toBeVisible();
  await expectAccessible(page);
  await playOnce(second);
  await asked(second);
  const later = await cards(second);

  await page.getByRole('button', { name: 'Go on here' }).click();
  await asked(page);
  expect(await cards(page)).toEqual(later);
  await expect(second.getByRole('heading', { name: 'This table is open in another tab' })).toBeVisible();
  await playOnce(page);
  await asked(page);
});

test.describe('without a channel between tabs', () => {
  // Else the service worker would bring the Worker as it was built.
  test.use({ serviceWorkers: 'block' });

  test('tabs that cannot hear each other: the second move is not made, and the table is read again', async ({ page, context }) => {
    await context.route(/\/assets\/worker-.*\.js/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `delete globalThis.BroadcastChannel;${await response.text()}` });
    });
    await sitDown(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await asked(second);
    await playOnce(second);
    await asked(second);
    const later = await cards(second);
    const stored = await entries(second);

    await expect(page.getByRole('heading', { name: 'This table is open in another tab' })).toHaveCount(0);
    await hand(page).first().click();
    await page.getByRole('button', { name: 'Go on here' }).click();
    await asked(page);
    expect(await entries(page)).toBe(stored);
    expect(await cards(page)).toEqual(later);
  });
});

test('tables that an earlier version kept are taken over once; one that cannot be read is left and reported', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate((saves) => {
    for (const save of saves) localStorage.setItem(`coven.local.${save.id}`, JSON.stringify(save));
    localStorage.setItem('coven.local.half', '{"id":"half"');
  }, OLD);
  await page.goto('/');
  await expect(page.getByText('that cannot be read: 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete this game/ })).toHaveCount(OLD.length);
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('coven.local.')));
  expect(await keys()).toEqual(['coven.local.half']);
  const stored = new Map((await storedTables(page)).map(({ id, entries: count }) => [id, count]));
  expect(stored).toEqual(new Map(OLD.map(({ id, log }) => [id, log.length])));

  const blackmore = OLD.find(({ game }) => game === 'blackmore');
  await page.goto(`/here/${blackmore?.id}`);
  await expect(hand(page).first()).toBeVisible();
  await expect(page.getByText('Your browser does not keep this table')).toHaveCount(0);
});

test('where the browser keeps nothing the page says so and plays on', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined });
  });
  await sitDown(page);
  await expect(page.getByRole('status').filter({ hasText: 'Your browser does not keep this table' })).toBeVisible();
  await expectAccessible(page);
  await playOnce(page);
  await asked(page);
  const left = await cards(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Resume' }).click();
  await asked(page);
  expect(await cards(page)).toEqual(left);
  await expect(prompt(page)).toBeVisible();
});
