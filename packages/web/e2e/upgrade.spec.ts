import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { expectAccessible, focused, hand, isAsked, playOnce, sitDown, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test.use({ serviceWorkers: 'allow' });

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const NEWER = 'There is a newer version of this page.';
const BUILD = 'meta[name="coven-build"]';

test.beforeEach(({ page }) => withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' }));

/** The built client as a build of something else: the same, under another name. */
async function otherBuild(): Promise<string> {
  const client = await mkdtemp(join(tmpdir(), 'coven-client-'));
  await cp(DIST, client, { recursive: true });
  // What was packed before does not know the new name.
  for (const packed of ['index.html.gz', 'index.html.br']) await rm(join(client, packed), { force: true });
  const page = join(client, 'index.html');
  const text = await readFile(page, 'utf8');
  await writeFile(page, text.replace(/(name="coven-build" content=")[0-9a-f]+/, '$1feedfacefeedface'));
  return client;
}

const cards = (page: Page) => hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-piece')));

test('a page that runs on after an upgrade says so, and reloading brings the new one with the same table', async ({ page, stacked }) => {
  const server = await stacked([]);
  await sitDown(page, server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await playOnce(page);
  await expect.poll(() => isAsked(page)).toBe(true);
  const left = await cards(page);
  await hand(page).first().focus();
  const focus = await focused(page);

  const client = await otherBuild();
  await server.upgrade(client);
  await expect(page.getByRole('status').getByText(NEWER)).toBeVisible();
  expect(await focused(page)).toBe(focus);
  await expectAccessible(page);
  await snapshot(page, 'upgrade');
  // By keyboard alone, and the table can be played on before.
  await page.getByRole('button', { name: 'Reload', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(BUILD)).toHaveAttribute('content', 'feedfacefeedface');
  await expect.poll(() => isAsked(page)).toBe(true);
  expect(await cards(page)).toEqual(left);
  await expect(page.getByText(NEWER)).toHaveCount(0);
  await rm(client, { recursive: true });
});

test('the notice can wait', DEEP, async ({ page, stacked }) => {
  const server = await stacked([]);
  await sitDown(page, server.address);
  const client = await otherBuild();
  await server.upgrade(client);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(NEWER)).toHaveCount(0);
  await playOnce(page);
  await rm(client, { recursive: true });
});

test('a page that the server does not understand any more asks to be reloaded', async ({ page }) => {
  // Only this page is too old: it asks again and again, the next one is served as usual.
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...(loads === 1 ? { 'coven-protocol': '999' } : {}) } });
  });
  let sockets = 0;
  page.on('websocket', () => sockets++);
  await page.goto('/t/aaaaaaaaaaaa');
  await expect(page.getByRole('status').getByText('This page is too old for the server.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later' })).toHaveCount(0);
  expect(sockets).toBe(0);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
