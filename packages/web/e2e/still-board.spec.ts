import { DEEP } from './support/deep.ts';
import { expectStill, watchShifts } from './support/layout-shift.ts';
import { withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test.use({ reducedMotion: 'no-preference' });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the board does not move while one decides (${width} × ${height})`, DEEP, async ({ page }) => {
    // Long words in the prompt, and a card is lifted before it is played.
    await withSettings(page, { language: 'uk', pace: 'quick', tap: 'twice', theme: 'night', name: 'Ярослава-Магдалина' });
    await page.setViewportSize({ width, height });
    await page.goto('/new/blackmore?where=here');
    await page.getByRole('button', { name: 'Сісти й грати' }).click();
    const prompt = page.getByRole('region', { name: 'Що робити' });
    const card = page.getByRole('group', { name: 'Ваша рука' }).getByRole('button').first();
    const asked = prompt.getByText(/^(Ваш хід|Починайте взятку|Взятка ваша)/);
    const keep = prompt.getByRole('button', { name: 'Залишити козиря' });
    const heights = new Set<number | undefined>();
    const measure = async () => heights.add((await prompt.boundingBox())?.height);
    await expect(asked).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await watchShifts(page);
    for (let decisions = 0; decisions < 6; decisions++) {
      await expect(asked).toBeVisible();
      await measure();
      if (await keep.isVisible()) {
        await keep.click();
        await expect(keep).toBeHidden();
        continue;
      }
      const piece = await card.getAttribute('data-piece');
      await card.click();
      await measure();
      await card.click();
      await expect(page.locator(`.hand [data-piece="${piece}"]`)).toHaveCount(0);
      await measure();
    }
    expect(heights.size).toBe(1);
    await expectStill(page);
  });
}
