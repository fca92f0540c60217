import { DEEP } from './support/deep.ts';
import { leaveLastTricks } from './support/last-tricks.ts';
import { PLAIN_HOST } from './support/plain-host.ts';
import { expectAccessible, hand, playOnce, playToTheEnd, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test('on a plain-HTTP address the page says what is missing, and everything else works', async ({ page, context, server }) => {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  const { port } = new URL(server.address);
  const left = await leaveLastTricks(page);
  await page.goto(`http://${PLAIN_HOST}:${port}/`);
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await expect(page.getByText('This address is plain HTTP')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Play online' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  // Either the old way of copying worked, or the link is selected and the reader is told.
  await expect(page.getByRole('button', { name: 'Copied' }).or(page.getByText('the link is selected'))).toBeVisible();
  const link = page.getByRole('textbox', { name: 'Link to this table' });
  expect(await link.evaluate((input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0))).toBe(
    page.url(),
  );
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(hand(page)).toHaveCount(6);
  await expect.poll(() => playOnce(page)).toBe(true);
  await snapshot(page, 'plain-http');

  // A game in the page goes on to its end without a network, although nothing is kept here.
  await page.goto(`http://${PLAIN_HOST}:${port}/new/blackmore?where=here`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => playOnce(page)).toBe(true);
  await page.goto(`http://${PLAIN_HOST}:${port}${left}`);
  await playToTheEnd([page], async (decisions) => {
    if (decisions === 1) await context.setOffline(true);
  });
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything checks out')).toBeVisible();
});

test(
  'on a plain-HTTP address a whole game goes on when the network is lost in the middle of it',
  DEEP,
  async ({ page, context, server }) => {
    await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
    // What the end needs comes while the game is played, also if nobody ever pauses.
    const [asked, answered] = [new Set<string>(), new Set<string>()];
    page.on('request', (request) => asked.add(request.url()));
    page.on('requestfinished', (request) => answered.add(request.url()));
    const hasEnd = () => [...answered].some((url) => /\/Result-[^/]*\.js$/.test(url)) && [...asked].every((url) => answered.has(url));
    let isOffline = false;
    await page.goto(`http://${PLAIN_HOST}:${new URL(server.address).port}/new/blackmore?where=here`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await playToTheEnd([page], async () => {
      if (isOffline || !hasEnd()) return;
      await context.setOffline(true);
      isOffline = true;
    });
    expect(isOffline).toBe(true);
    await page.getByRole('button', { name: 'Verify this game' }).click();
    await expect(page.getByText('Everything checks out')).toBeVisible();
  },
);
