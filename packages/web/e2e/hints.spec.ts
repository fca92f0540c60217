import { expect, test } from './support/server.ts';

test('a hint names a move and says why, and the table lights it until the player moves', async ({ page }) => {
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('status').filter({ hasText: /^Hint: .+\. .+\.$/ });
  await expect(hint).toBeVisible();
  await expect(page.locator('[data-light]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
  await page.keyboard.press('w');
  await expect(hint).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('hint.png') });
});
