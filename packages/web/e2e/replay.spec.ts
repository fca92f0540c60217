import { GAMES } from '@coven/games';
import type { Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { fixedGame } from './support/fixed-game.ts';
import { leaveGame } from './support/left-game.ts';
import { expectLandmarks, tooSmall } from './support/measures.ts';
import { expectAccessible, expectNoSideways, expectSymbols, hand, playOnce, sitDown, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

const SETTINGS = { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' };

const dock = (page: Page) => page.getByRole('region', { name: 'Replay' });
const slider = (page: Page) => dock(page).getByRole('slider', { name: 'Step of the game' });
const eyes = (page: Page) => page.getByRole('group', { name: 'Through whose eyes' }).getByRole('radio');
const log = (page: Page) => page.getByRole('region', { name: 'Game log' }).getByRole('listitem');
const pieces = (page: Page) => hand(page).evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.piece ?? ''));

/** A finished game of this browser, all moves the first ones; its result page. */
async function openResult(page: Page): Promise<void> {
  await withSettings(page, SETTINGS);
  await page.goto(
    await leaveGame<{ readonly phase: string }>(page, {
      game: 'blackmore',
      players: [{ name: 'Odarka' }, { name: 'Agatha', bot: 'greedy' }, { name: 'Ravenna', bot: 'greedy' }],
      choose: ([first]) => first,
      isReached: ({ phase }) => phase === 'over',
    }),
  );
}

test('a game of this browser is leafed through by button, key and slider, through any eyes', async ({ page, server }) => {
  expect(server.address).toContain('http');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openResult(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/here\/left\/replay#eyes=1$/);
  // It begins with the deal, and the log with it.
  await expect(dock(page)).toContainText('The beginning');
  await expect(log(page).first()).toContainText(/(is|are) dealt/);
  await expect(hand(page)).not.toHaveCount(0);
  const dealt = await pieces(page);

  await dock(page).getByRole('button', { name: 'One step forward' }).click();
  await expect(dock(page)).toContainText(/Turn 1 of \d+/);
  await expect(page).toHaveURL(/#turn=1&eyes=1$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Turn 2 of \d+\. /);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#turn=1&eyes=1$/);
  const early = await log(page).count();
  await slider(page).press('End');
  await expect(dock(page).getByRole('button', { name: 'One step forward' })).toBeDisabled();
  await expect.poll(() => log(page).count()).toBeGreaterThan(early + 10);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Home');
  await expect(dock(page)).toContainText('The beginning');
  expect(await pieces(page)).toEqual(dealt);

  // Other eyes see another hand, and not this one.
  await eyes(page).last().check();
  await expect(hand(page)).toHaveCount(0);
  for (const piece of dealt) await expect(page.locator(`[data-piece="${piece}"]`)).toHaveCount(0);
  await eyes(page).nth(1).check();
  await expect(hand(page)).toHaveCount(dealt.length);
  for (const piece of await pieces(page)) expect(dealt).not.toContain(piece);

  // A link leads back to the same turn and the same eyes.
  await slider(page).fill('5');
  await expect(page).toHaveURL(/#turn=5&eyes=2$/);
  const seen = await pieces(page);
  await page.reload();
  await expect(dock(page)).toContainText('Turn 5 of');
  await expect(eyes(page).nth(1)).toBeChecked();
  expect(await pieces(page)).toEqual(seen);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Was it fair?' }).click();
  await expect(page.getByText('Replayed by the rules')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the result' }).click();
  await expect(page.getByRole('button', { name: 'Verify this game' })).toBeVisible();
  // The table of a finished game leads there as well.
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(dock(page)).toBeVisible();
});

test('of two wishes for other eyes the later one counts, although the address is written in between', async ({ page }) => {
  await page.clock.install();
  await openResult(page);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(hand(page)).not.toHaveCount(0);
  await eyes(page).last().check();
  await expect(hand(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/eyes=/);
  // The address is no longer held back: it follows the next change at once.
  await page.clock.fastForward(1000);
  await eyes(page).evaluateAll(([first, second]) => {
    for (const choice of [first, second] as HTMLElement[]) choice.click();
  });
  await expect(page).toHaveURL(/&eyes=2$/);
  await expect(hand(page)).not.toHaveCount(0);
});

test('the record of a private table is fetched once for result and replay, and only its link leads there', async ({
  page,
  browser,
  server,
}) => {
  await withSettings(page, SETTINGS);
  await sitDown(page, server.address);
  for (let decisions = 0; decisions < 3; ) if (await playOnce(page)) decisions++;

  // What is still hidden is not shown.
  const table = page.url();
  const other = await (await browser.newContext()).newPage();
  await withSettings(other, SETTINGS);
  await other.goto(`${table}/replay`);
  await expect(other.getByRole('alert')).toHaveText('The game is still running.');

  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/record')) fetched++;
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game early' }).click();
  await page.getByRole('button', { name: 'Agree to end' }).click();
  await expect(page.getByRole('region', { name: 'Was it fair?' }).getByRole('status')).toContainText('Everything checks out');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await slider(page).fill('2');
  await eyes(page).last().check();
  await expect(page).toHaveURL(/\/replay#turn=2$/);
  await expect(dock(page)).toContainText('Turn 2 of');
  expect(fetched).toBe(1);

  await other.goto('about:blank');
  await other.goto(`${table}/replay#turn=3&eyes=1`);
  await expect(dock(other)).toContainText('Turn 3 of');
  await expect(hand(other)).not.toHaveCount(0);
  expect((await (await other.request.get('/api/lobby')).text()).includes(new URL(table).pathname.split('/')[2] ?? '')).toBe(false);
  await other.context().close();
});

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;
const CASES = GAMES.flatMap((game) =>
  SIZES.flatMap(([width, height]) => ['en', 'uk', 'ru', 'fr'].map((language) => ({ game, width, height, language }))),
);

for (const { game, width, height, language } of CASES) {
  const name = `replay-${game.id}-${language}-${width}`;
  const details = name === 'replay-konotop-uk-390' ? {} : DEEP;
  test(`${name}: everything fits, is large enough and has its name`, details, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withSettings(page, { ...SETTINGS, language, name: 'Ярослава-Магдалина' });
    const path = await fixedGame(page, game, 'Ярослава-Магдалина', Number.POSITIVE_INFINITY);
    await page.goto(path);
    await expect(page.locator('.hall')).toBeVisible();
    for (const turn of [0, 12, 10_000]) {
      await page.goto(`${path}/replay#turn=${turn}&eyes=1`);
      await expect(page.getByRole('slider')).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expectNoSideways(page);
      await expectSymbols(page);
      if (width < 600) expect.soft(await tooSmall(page), `${name} ${turn}`).toEqual([]);
      await snapshot(page, `${name}-${turn}`);
    }
    await expectLandmarks(page);
    await expectAccessible(page);
  });
}
