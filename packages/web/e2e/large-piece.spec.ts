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

test('a mouse that rests on a thing is told what it is, and keys are as well, until help is turned down', async ({ page }) => {
  const tip = page.getByRole('tooltip');
  const wheel = page.getByRole('img', { name: /^Strongest to weakest/ });
  // At its left rim: cards lie in the middle.
  const { height = 0 } = (await wheel.boundingBox()) ?? {};
  await wheel.hover({ position: { x: 20, y: height / 2 }, force: true });
  await expect(tip).toContainText('The wheel');
  await expect(tip).toContainText('Strongest to weakest');
  await page.getByRole('img', { name: /^Deck/ }).hover();
  await expect(tip).toContainText('After each trick everybody draws a card');
  await expect(tip).toContainText('BM-4.1');
  await snapshot(page, 'tip');
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText('A card in your hand');
  await expect(hand(page).nth(1)).toHaveAccessibleDescription(/You may play any card/);
  await expectAccessible(page);
  await page.keyboard.press('i');
  const large = page.getByRole('dialog');
  await expect(large).toContainText('Any card may be played');
  await expect(tip).toBeHidden();
  await large.getByRole('button', { name: 'Explain less' }).click();
  await expect(large.getByRole('button', { name: 'Explain more' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Steps of the turn' })).toBeHidden();
});

test('a card that has the focus is played, and its explanation goes without trouble', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.getByRole('img', { name: /^Deck/ }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const card = hand(page).first();
  const piece = await card.getAttribute('data-piece');
  await card.click();
  await expect(page.locator(`.hand [data-piece="${piece}"]`)).toHaveCount(0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  expect(errors).toEqual([]);
});

test('the key explains everything when nothing is pointed at, and leads to the rules', async ({ page }) => {
  await expect(page.getByRole('list', { name: 'Steps of the turn' })).toContainText('New trump?');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('i');
  const all = page.getByRole('dialog', { name: 'What lies on the table' });
  await expect(all.getByRole('term').filter({ hasText: /^The wheel$/ })).toBeVisible();
  await snapshot(page, 'legend');
  await expectAccessible(page);
  await all.getByRole('button', { name: 'Rule BM-4.1' }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('BM-4.1');
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
