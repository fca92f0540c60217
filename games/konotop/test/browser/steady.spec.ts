import type { Page } from '@playwright/test';
import { DEEP } from '../../../../packages/web/e2e/support/deep.ts';
import { expectStill, watchShifts } from '../../../../packages/web/e2e/support/layout-shift.ts';
import { snapshot, withChance, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Alone against four bots, always the same deal. */
async function sitDown(page: Page): Promise<void> {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'twice', theme: 'night', name: 'Odarka' });
  await withChance(page, 7);
  await page.goto('/new/konotop?where=here');
  await page.getByRole('radio', { name: '5', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
}

/** One decision: the first card on the first occupier, or the first target. */
async function decide(page: Page): Promise<void> {
  const told = page.getByRole('log');
  const before = await told.innerText();
  const card = page.locator('.hand .card.legal, .mini.target').first();
  if ((await card.count()) === 0) await page.getByRole('button', { name: 'Skip the effect', exact: true }).click();
  else {
    await card.click();
    if ((await page.locator('.prompt .button.primary').count()) === 0) await page.locator('.occ.legal .touch').first().click();
    await page.locator('.prompt .button.primary').click();
  }
  await expect(told).not.toHaveText(before, { useInnerText: true });
  await expect(page.locator('.prompt.mine')).toBeVisible();
}

/** The size of the smallest letters that can be seen, in pixels. */
function smallestText(page: Page): Promise<number> {
  return page.locator('.frame').evaluate((frame) => {
    const sizes: number[] = [];
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement } = text;
      const isSeen = text.nodeValue?.trim() !== '' && parentElement?.checkVisibility() && !parentElement.closest('.visually-hidden');
      if (parentElement && isSeen) sizes.push(Number.parseFloat(getComputedStyle(parentElement).fontSize));
    }
    return Math.min(...sizes);
  });
}

for (const size of SIZES) {
  test(`at ${size.width} × ${size.height} nothing moves that nobody moved`, DEEP, async ({ page }) => {
    await page.setViewportSize(size);
    await sitDown(page);
    const portrait = page.locator('.dial').first();
    const before = await portrait.boundingBox();
    await watchShifts(page);
    for (let decision = 0; decision < 4; decision++) await decide(page);
    await expectStill(page);
    const after = await portrait.boundingBox();
    expect({ width: after?.width, height: after?.height }).toEqual({ width: before?.width, height: before?.height });
    if (size.width < 600) expect(await smallestText(page)).toBeGreaterThanOrEqual(12);
    await snapshot(page, `konotop-${size.width}`);
  });
}

test('an occupier that is touched before a card shakes and says why; the headline then asks step by step', async ({ page }) => {
  await sitDown(page);
  const prompt = page.getByRole('region', { name: 'Your task' });
  const first = page.locator('.occ').first();
  await expect(prompt).toContainText('Your turn: choose a card');
  await first.locator('.touch').click();
  await expect(first).toHaveClass(/wrong/);
  await expect(prompt).toContainText('First choose a card from your hand.');
  await expect(page.getByRole('alert').filter({ hasText: 'First choose a card from your hand.' })).toBeAttached();
  const card = page.getByRole('group', { name: 'Your hand' }).getByRole('button').first();
  await card.click();
  await expect(first).not.toHaveClass(/wrong/);
  await expect(prompt).toContainText(': on which occupier?');
  await first.locator('.touch').click();
  await expect(prompt).toContainText(/after this\.|is destroyed with/);
  await expect(prompt).toContainText(/Touch it again to confirm|Then you may use its effect/);
  await first.locator('.touch').click();
  await expect(page.getByRole('log')).toContainText(/You play .+ on /);
});
