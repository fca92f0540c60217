import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { deepBut } from './support/deep.ts';
import { PLAIN_HOST } from './support/plain-host.ts';
import { expectAccessible, playOnce, prompt, sitDown, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** One person and a bot: a few decisions, then the end by agreement. */
async function playALittle(page: Page, address: string): Promise<void> {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  await sitDown(page, address);
  for (let decisions = 0; decisions < 3; ) if (await playOnce(page)) decisions++;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game early' }).click();
  await page.getByRole('button', { name: 'Agree to end' }).click();
}

/** Changes what this browser kept of the one table it was at, as somebody with a hand in the browser could. */
async function rewriteKept(page: Page, signature: string): Promise<void> {
  await page.evaluate((forged) => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('coven.kept.')) as string;
    const kept = JSON.parse(localStorage.getItem(name) as string);
    localStorage.setItem(name, JSON.stringify({ ...kept, signed: { ...kept.signed, signature: forged } }));
  }, signature);
}

const verify = (page: Page) => page.getByRole('button', { name: 'Verify this game' }).click();
const verdict = (page: Page) => page.getByRole('region', { name: 'Was it fair?' }).getByRole('status');

for (const host of ['127.0.0.1', PLAIN_HOST]) {
  test(
    `signature and record are checked in the browser, and forgeries are told (${host})`,
    deepBut('127.0.0.1')(host),
    async ({ page, server }) => {
      const address = `http://${host}:${new URL(server.address).port}`;
      await playALittle(page, address);
      expect(await page.evaluate(() => isSecureContext)).toBe(host !== PLAIN_HOST);
      // The result is there without being asked for.
      await expect(verdict(page)).toContainText('Everything checks out');
      await expect(verdict(page)).toContainText('bears the signature of the server');

      await rewriteKept(page, 'ab'.repeat(64));
      await verify(page);
      await expect(verdict(page)).toContainText('it differs from what this browser saw');
      await expect(verdict(page)).toContainText('The signature under the state this browser kept is not the server’s');
      await expectAccessible(page);
      await snapshot(page, `verify-forged-${host}`);

      await page.route('**/record', async (route) => {
        const response = await route.fetch({ url: route.request().url().replace(address, server.address) });
        // The last move is taken out.
        const record = await response.json();
        await route.fulfill({ response, json: { ...record, log: record.log.slice(0, -1) } });
      });
      await page.reload();
      await expect(verdict(page)).toContainText('The record failed the check: The chain’s head does not match the log');
      await expect(verdict(page)).not.toContainText('Everything checks out');

      await page.unroute('**/record');
      await page.route('**/record', (route) => route.abort());
      await page.reload();
      await expect(verdict(page)).toHaveText('The server cannot be reached.');
    },
  );
}

test('after the game the table tells all of it, even on a page that was loaded again; its record is fetched once', async ({
  page,
  server,
}) => {
  await playALittle(page, server.address);
  await expect(verdict(page)).toContainText('Everything checks out');
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/record')) fetched++;
  });
  await page.reload();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const log = page.getByRole('region', { name: 'Game log' }).getByRole('listitem');
  // While the game runs only the last trick may be looked at; now it is every card from the first one on.
  await expect(log.first()).toContainText(/(is|are) dealt/);
  const record = await (await page.request.get(`/api/tables/${page.url().split('/').at(-1)}/record`)).json();
  const plays = record.log.filter(([, text]: [unknown, string]) => text.startsWith('play ')).length;
  await expect(log.filter({ hasText: /(You (lead|play)| (leads|plays)) (?!the first trick)/ })).toHaveCount(plays);
  expect(plays).toBeGreaterThan(2);
  // One landmark of that name, not one inside the other.
  await expect(page.getByRole('complementary', { name: 'Game log' })).toHaveCount(0);
  // It stands beside the prompt, where it covers nothing.
  await prompt(page).getByRole('button', { name: 'Back to the result' }).click();
  await expect(page.getByRole('heading', { name: 'The game was ended early' })).toBeVisible();
  await verify(page);
  await expect(verdict(page)).toContainText('Everything checks out');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toEqual(record);
  expect(fetched).toBe(1);
});
