import { expectAccessible, hand, prompt, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test.beforeEach(async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
});

test('a right click or a key opens a piece large and plays nothing', async ({ page }) => {
  const card = hand(page).first();
  const name = (await card.getAttribute('aria-label')) as string;
  await card.click({ button: 'right' });
  const large = page.getByRole('dialog', { name });
  await expect(large).toBeVisible();
  await expectAccessible(page);
  await snapshot(page, 'large-piece');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await card.focus();
  await page.keyboard.press('i');
  await expect(large).toBeVisible();
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeFocused();
  await expect(hand(page)).toHaveCount(6);
});

test('a finger that rests on a piece opens it, and lifting it plays nothing', async ({ page }) => {
  const card = hand(page).first();
  const box = await card.boundingBox();
  if (!box) throw new Error('no card');
  const at = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: box.x + 20, clientY: box.y + 20 };
  await card.dispatchEvent('pointerdown', at);
  await expect(page.getByRole('dialog', { name: (await card.getAttribute('aria-label')) as string })).toBeVisible();
  await card.dispatchEvent('pointerup', at);
  await card.dispatchEvent('click');
  await expect(hand(page)).toHaveCount(6);
});
