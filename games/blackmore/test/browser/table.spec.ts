import type { Locator, Page } from '@playwright/test';
import { deepBut } from '../../../../packages/web/e2e/support/deep.ts';
import { each } from '../../../../packages/web/e2e/support/each.ts';
import { expectStill, watchShifts } from '../../../../packages/web/e2e/support/layout-shift.ts';
import { type LeftGame, leaveGame } from '../../../../packages/web/e2e/support/left-game.ts';
import {
  expectAccessible,
  expectNoSideways,
  hand,
  playOnce,
  prompt,
  snapshot,
  withSettings,
} from '../../../../packages/web/e2e/support/player.ts';
import { expectPromptFits } from '../../../../packages/web/e2e/support/prompt-fits.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import { expectTouchable } from '../../../../packages/web/e2e/support/touch.ts';
import type { View } from '../../rules/index.ts';

const SETTINGS = { language: 'en', pace: 'quick', theme: 'night', name: 'Odarka' };
const PLAYERS = [{ name: 'Odarka' }, ...['Morgana', 'Sibylla', 'Ursula', 'Ravenna'].map((name) => ({ name, bot: 'greedy' }))];
const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
const sizeOf = ([width, height]: (typeof SIZES)[number]) => `${width} × ${height}`;

/** Everybody plays the first card there is; others than the first seat make it trump. */
const plainly: LeftGame<View>['choose'] = (moves, seat) => (seat === 0 ? moves[0] : (moves[1] ?? moves[0]));

function leave(page: Page, isReached: LeftGame<View>['isReached']): Promise<string> {
  return leaveGame<View>(page, { game: 'blackmore', players: PLAYERS, choose: plainly, isReached });
}

function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const boxes = Promise.all([one.boundingBox(), other.boundingBox()]);
  return boxes.then(([a, b]) => !!a && !!b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height);
}

for (const size of SIZES) {
  test(
    `a table at ${sizeOf(size)}: nothing is covered, small or outside`,
    deepBut<(typeof SIZES)[number]>(SIZES[0])(size),
    async ({ page }) => {
      await withSettings(page, SETTINGS);
      await page.setViewportSize({ width: size[0], height: size[1] });
      await page.goto(await leave(page, ({ phase, toAct, trick }) => phase === 'follow' && toAct === 0 && trick.length >= 3));
      const led = page.locator('.seat', { has: page.getByText('led', { exact: true }) });
      await expect(led).toHaveCount(1);
      const tag = led.getByText('led', { exact: true });
      for (const plate of await each(page.locator('.board .plate:visible'), PLAYERS.length - 1))
        expect(await overlaps(tag, plate)).toBe(false);
      expect(await overlaps(tag, led.locator('.card'))).toBe(false);
      const small = page.locator('.board, .hand').locator('span:visible, p:visible, div:visible');
      const letters = await small.evaluateAll((parts) =>
        parts.flatMap((part) => {
          const hasText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
          return hasText && Number.parseFloat(getComputedStyle(part).fontSize) < 12 ? [part.textContent] : [];
        }),
      );
      expect(letters).toEqual([]);
      await expectTouchable(page);
      await expectNoSideways(page);
      await snapshot(page, `blackmore-follow-${size[0]}`);
    },
  );

  test(`the board does not move during a game at ${sizeOf(size)}`, deepBut<(typeof SIZES)[number]>(SIZES[0])(size), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await withSettings(page, { ...SETTINGS, tap: 'once' });
    await page.setViewportSize({ width: size[0], height: size[1] });
    await page.goto(await leave(page, ({ phase, toAct }) => phase === 'lead' && toAct === 0));
    await expect(prompt(page)).toContainText('Your lead');
    await watchShifts(page);
    const piles = page.getByRole('list', { name: 'cards won' });
    while (!(await piles.isVisible())) await playOnce(page);
    await expectStill(page);
    await snapshot(page, `blackmore-end-${size[0]}`);
  });
}

test('the prompt follows the choice, and keeping the trump is never the bright button', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, tap: 'twice' });
  await page.goto(await leave(page, ({ phase, toAct }) => phase === 'crown' && toAct === 0));
  const keep = prompt(page).getByRole('button', { name: 'Keep the trump' });
  await expect(keep).not.toHaveClass(/primary/);
  await expect(prompt(page)).toContainText(/The trick is worth \d+ points/);
  await page
    .getByRole('button', { name: /^Make .* the new trump$/ })
    .first()
    .click();
  await expect(prompt(page).locator('.ask')).toHaveText(/^Make the\s+\d\s+the new trump\?$/);
  await expect(prompt(page)).toContainText(/You gain \d+ points/);
  await expect(prompt(page).locator('.primary')).toContainText('the new trump');
  await page.setViewportSize({ width: 360, height: 640 });
  await expectPromptFits(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await prompt(page).locator('.primary').click();
  await expect(prompt(page)).toContainText('Your lead: play any card');
  await hand(page).first().click();
  await expect(prompt(page).locator('.ask')).toHaveText(/^Lead the\s+\d\s*\?$/);
});

test('the log has a heading for the trick, reasons, a note on earlier tricks, and speaks to its reader', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, tap: 'once' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(
    await leave(page, ({ phase, toAct, trick, deckSize }) => phase === 'follow' && toAct === 0 && trick.length > 1 && deckSize < 15),
  );
  const log = page.getByRole('region', { name: 'Game log' });
  await expect(log.getByRole('heading', { name: 'Wheel' })).toBeVisible();
  await expect(log.getByRole('heading', { name: /^Trick \d+$/ })).toHaveCount(1);
  await expect(log).toContainText('Earlier tricks lie face down');
  await expect(log).toContainText(/it wins so far|it cannot win|beats/);
  await playOnce(page);
  await expect(log).toContainText(/You play/);
  await expect(page.getByRole('log')).toContainText(/You play the (red|orange|yellow|green|blue|violet) \d\./);
});

test('at the end the piles lie open, and their numbers are the points', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await leave(page, ({ phase }) => phase === 'over'));
  const piles = page.getByRole('list', { name: 'cards won' });
  await expect(piles.getByRole('listitem')).toHaveCount(PLAYERS.length);
  for (const pile of await each(piles.getByRole('listitem'), PLAYERS.length)) {
    const cards = await pile.getByRole('img').getAttribute('aria-label');
    const sum = [...(cards ?? '').matchAll(/ (\d)/g)].reduce((total, [, number]) => total + Number(number), 0);
    await expect(pile).toContainText(`${sum} point`);
  }
  const visible = await piles.locator('.place').evaluateAll((places) => places.map((place) => place.getBoundingClientRect().width));
  expect(Math.min(...visible), 'every number can be read').toBeGreaterThan(16);
  await expectNoSideways(page);
  await expectAccessible(page);
  await snapshot(page, 'blackmore-result-390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(prompt(page)).toContainText('The won cards lie open');
  await expect(page.getByRole('region', { name: 'Game log' }).getByRole('heading', { name: 'Trick 1', exact: true })).toHaveCount(1);
  await expectAccessible(page);
});
