import type { Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { leaveGame } from './support/left-game.ts';
import { expectAccessible, expectNoSideways, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** A finished game of this browser, all moves the first ones; its result page. */
async function openResult(page: Page, game: string, seats: number): Promise<void> {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  const bots = ['Agatha', 'Ravenna', 'Sibylla'].slice(0, seats - 1);
  const path = await leaveGame<{ readonly phase: string }>(page, {
    game,
    players: [{ name: 'Odarka' }, ...bots.map((name) => ({ name, bot: 'greedy' }))],
    choose: (moves, seat) => moves[(seat * 7 + moves.length) % moves.length],
    isReached: ({ phase }) => phase === 'over',
  });
  await page.goto(path);
}

const panel = (page: Page) => page.getByRole('region', { name: 'What decided it' });

async function lookThrough(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Look through the game' }).click();
  await expect(panel(page).getByRole('table')).toBeVisible({ timeout: 120_000 });
}

/** The figures of the ledger, by row. */
async function ledger(page: Page): Promise<readonly (readonly number[])[]> {
  const rows = await panel(page).locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => (await row.getByRole('cell').allTextContents()).map((text) => Number(text.replace('−', '-')))),
  );
}

test('the result page tells what decided the game, and a moment can be tried again', async ({ page, server }) => {
  expect(server.address).toContain('http');
  await openResult(page, 'blackmore', 2);
  await panel(page).getByRole('button', { name: 'Look through the game' }).click();
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await lookThrough(page);
  for (const [fair = 0, own = 0, others = 0, draw = 0, end] of await ledger(page))
    expect(fair + own + others + draw).toBeCloseTo(end ?? -1, 5);
  const moments = panel(page).getByRole('list', { name: 'Moments to look at again' }).getByRole('listitem');
  await expect(moments).toHaveCount(3);
  await expectAccessible(page);
  await moments.getByRole('button', { name: 'Try it yourself' }).first().click();
  await expect(page).not.toHaveURL(/\/here\/left$/);
  await expect(page.getByRole('group', { name: 'Your hand' })).toBeVisible();
});

for (const [game, seats] of [
  ['blackmore', 4],
  ['konotop', 3],
  ['whirling', 4],
  ['witchstone', 2],
] as const)
  test(`a game of ${game} is looked through on phones and desktops`, DEEP, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openResult(page, game, seats);
    await lookThrough(page);
    await expectNoSideways(page);
    await panel(page).scrollIntoViewIfNeeded();
    await snapshot(page, `analysis-${game}-390`);
    await page.screenshot({ path: `test-output/analysis-${game}-390-full.png`, fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: `test-output/analysis-${game}-1440-full.png`, fullPage: true });
    await expectAccessible(page);
  });
