import { prompt, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test.beforeEach(({ page }) => withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' }));

test('a hint names a move and says why, and the table lights it; bots are chosen by level and rating', async ({ page }) => {
  await page.goto('/new/blackmore?where=here');
  const seat = page.getByRole('combobox', { name: 'Seat 2' });
  await expect(seat).toHaveValue('kind');
  await seat.focus();
  await expect(seat.getByRole('option', { name: /Kind, level 1, rating \d+/ })).toBeAttached();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('status').filter({ hasText: /Hint: .+\. .+\./ });
  await expect(hint).toBeVisible();
  await expect(page.locator('[data-light]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.keyboard.press('w');
  await expect(hint).toBeVisible();
  await expect(page.locator('[data-light]').first()).toBeVisible();
  await snapshot(page, 'hint');
});

test('everybody who comes to a table reads there whether it has hints', async ({ page }) => {
  await page.goto('/new/blackmore');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ index: 0 });
  await page.getByRole('combobox', { name: 'Hints' }).selectOption({ label: 'allowed for everybody' });
  await page.getByRole('button', { name: 'Create table' }).click();
  const hints = page.locator('dl > div').filter({ hasText: 'Hints' });
  await expect(hints).toContainText('allowed for everybody');
  await page.goto('/new/blackmore');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption({ index: 0 });
  await page.getByRole('combobox', { name: 'Hints' }).selectOption({ label: 'not allowed' });
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(hints).toContainText('not allowed');
});
