import { hand, playToTheEnd, prompt, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test('without a network the page opens, a whole game is played and verified, and another language comes', async ({ page, context }) => {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    // Everything is kept once the worker is active.
    const { active } = await navigator.serviceWorker.ready;
    if (active && active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
  await context.setOffline(true);
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page.getByText(/^À vous/).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await page.reload();
  await expect(hand(page).first()).toBeVisible();
  await snapshot(page, 'offline');
  await playToTheEnd([page]);
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything holds')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
});
