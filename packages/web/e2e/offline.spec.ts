import type { Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { leaveLastTricks } from './support/last-tricks.ts';
import { hand, playOnce, playToTheEnd, prompt, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test.use({ serviceWorkers: 'allow' });

/** The first visit: everything is kept once the worker is active. */
async function visit(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const { active } = await navigator.serviceWorker.ready;
    if (active && active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
}

test('without a network the page opens, a game is begun, another is played to its end and verified, and another language comes', async ({
  page,
  context,
}) => {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  const left = await leaveLastTricks(page);
  await visit(page);
  await context.setOffline(true);
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.getByText(/^À vous/).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await page.reload();
  await expect(hand(page).first()).toBeVisible();
  await snapshot(page, 'offline');
  await playOnce(page);
  await page.goto(left);
  await playToTheEnd([page]);
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything checks out')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
});

test('without a network a whole game is played and verified', DEEP, async ({ page, context }) => {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  await visit(page);
  await context.setOffline(true);
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playToTheEnd([page]);
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything checks out')).toBeVisible();
});

test('without a network the card editor opens, checks and keeps, and its cards are played with', async ({ page, context }) => {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  await visit(page);
  await context.setOffline(true);
  await page.goto('/cards/konotop');
  await expect(page.getByText('The file is complete')).toBeVisible();
  const threshold = (occupant: string) =>
    page.getByRole('group', { name: occupant }).getByRole('spinbutton', { name: 'strength to destroy it' });
  await threshold('Bandos').fill('');
  await expect(page.getByText('Still to fix: 1.')).toBeVisible();
  await threshold('Bandos').fill('11');
  await expect(page.getByText('The file is complete')).toBeVisible();
  await page.reload();
  await expect(threshold('Bandos')).toHaveValue('11');
  await page.getByRole('link', { name: 'Play here with these cards' }).click();
  await expect(page.getByText('From the editor: everything is in order.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
});
