import { DEEP } from './support/deep.ts';
import { keepMoments } from './support/moments.ts';
import { hand, playOnce, prompt, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test.use({ reducedMotion: 'no-preference' });

test('a card dragged to the table is played, one let go elsewhere is not; nothing that flew stays behind', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'quick', theme: 'night', name: 'Odarka' });
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  // The deal has come to rest.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const card = hand(page).first();
  const piece = await card.getAttribute('data-piece');
  const from = await card.boundingBox();
  const wheel = await page.getByRole('img', { name: /^Strongest/ }).boundingBox();
  if (!from || !wheel) throw new Error('nothing to drag');

  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(`.hand [data-piece="${piece}"]`)).toHaveCount(1);
  await expect(card).toHaveAttribute('aria-pressed', 'false');

  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(wheel.x + wheel.width / 2, wheel.y + wheel.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator(`.hand [data-piece="${piece}"]`)).toHaveCount(0);

  await expect(prompt(page)).toContainText(/Your (turn|lead):|You won the trick/);
  await page.keyboard.press('a');
  await expect(prompt(page)).toContainText(/Your (turn|lead):|You won the trick/);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  await expect(page.locator('.frame > [inert]')).toHaveCount(0);
});

test('without a wish for stillness the wheel turns; with it, it stands at once; the deal has its moment', async ({ page }) => {
  const moments = await keepMoments(page);
  await withSettings(page, { language: 'en', pace: 'normal', theme: 'night' });
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const number = page.locator('.wheel-ring .num').first();
  await expect(number).toBeVisible();
  const isTurning = () => number.evaluate((element) => getComputedStyle(element).transitionDuration !== '0s');
  expect(await isTurning()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await isTurning()).toBe(false);
  expect(await moments()).toEqual([expect.stringMatching(/Witches of Blackmore.*the first trick/s)]);
  await expect(page.locator('.moment')).toHaveCount(0);
});

test('where no piece can be moved, every picture comes all the same', DEEP, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      if (this.matches('[data-piece]')) throw new Error('nothing moves here');
      return animate.apply(this, args);
    };
  });
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let decisions = 0; decisions < 3; decisions++) await expect.poll(() => playOnce(page)).toBe(true);
  expect(errors).toContain('nothing moves here');
});
