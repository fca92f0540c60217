import { readFile } from 'node:fs/promises';
import { type AnalysedStep, analyse } from '@coven/bots/analysis';
import { openGame, readRecord, seatsIn } from '@coven/core';
import { GAMES, judgeOf } from '@coven/games';
import type { Locator, Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { each } from './support/each.ts';
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
  const rows = await each(panel(page).locator('tbody tr'), 2);
  return Promise.all(
    rows.map(async (row) => (await row.getByRole('cell').allTextContents()).map((text) => Number(text.replace('−', '-')))),
  );
}

/** The decisions of the game whose record the page gives, as few worlds find them too. */
async function decisionsIn(page: Page): Promise<readonly AnalysedStep[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const record = readRecord(await readFile(await (await download).path(), 'utf8'));
  const game = GAMES.find(({ id }) => id === record.game);
  if (!game) throw new Error(`no game ${record.game}`);
  const looking = analyse(openGame(game, seatsIn(record), {}), record.log, await judgeOf(game.id), { worlds: 1, seed: '' });
  let next = looking.next();
  while (!next.done) next = looking.next();
  return next.value.steps.filter(({ judged }) => judged !== null);
}

const decisionList = (page: Page) => panel(page).getByRole('list', { name: /^Every decision/ });

async function openDecisions(page: Page): Promise<void> {
  await panel(page)
    .getByText(/^Every decision/)
    .click();
  await expect(decisionList(page)).toBeVisible();
}

const moments = (page: Page) => panel(page).getByRole('list', { name: 'Moments to look at again' }).getByRole('listitem');

/** Tries the first or only of these again, in a table of its own. */
async function tryAgain(page: Page, where: Locator): Promise<void> {
  await where.getByRole('button', { name: 'Try it yourself' }).first().click();
  await expect(page).not.toHaveURL(/\/here\/left$/);
  await expect(page.getByRole('button', { name: 'All moves' })).toBeVisible();
}

test('the result page tells what decided the game and lists every decision, and one can be tried again', async ({ page, server }) => {
  expect(server.address).toContain('http');
  await openResult(page, 'blackmore', 2);
  await panel(page).getByRole('button', { name: 'Look through the game' }).click();
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await lookThrough(page);
  for (const [fair = 0, own = 0, others = 0, draw = 0, end] of await ledger(page))
    expect(fair + own + others + draw).toBeCloseTo(end ?? -1, 5);
  await expect(moments(page)).toHaveCount(3);
  await expect(decisionList(page)).toHaveCount(0);
  await openDecisions(page);
  const decisions = await decisionsIn(page);
  const rows = decisionList(page).getByRole('listitem');
  await expect(rows).toHaveCount(decisions.filter(({ by }) => by === 0).length);
  await panel(page)
    .getByRole('radio', { name: /^Everyone’s/ })
    .check();
  await expect(rows).toHaveCount(decisions.length);
  await expect(rows.getByText(/^The bot would have (preferred|done the same)/)).toHaveCount(decisions.length);
  await expectAccessible(page);
  await tryAgain(page, rows.last());
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
    await openDecisions(page);
    await expectNoSideways(page);
    await panel(page).scrollIntoViewIfNeeded();
    await snapshot(page, `analysis-${game}-390`);
    await page.screenshot({ path: `test-output/analysis-${game}-390-full.png`, fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: `test-output/analysis-${game}-1440-full.png`, fullPage: true });
    await expectAccessible(page);
    await tryAgain(page, moments(page));
  });
