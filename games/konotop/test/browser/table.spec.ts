import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, snapshot, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';

const SETTINGS = { language: 'en', pace: 'quick', tap: 'twice', theme: 'night', name: 'Odarka' };

async function guest(browser: Browser, address: string, name: string, theme = 'night'): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withSettings(page, { ...SETTINGS, name, theme });
  return page;
}

/** A seat with a bot; the second person takes the other one. */
async function openTable(browser: Browser, address: string, prepare?: (page: Page) => Promise<void>): Promise<readonly [Page, Page]> {
  const host = await guest(browser, address, 'Odarka');
  await host.goto('/new/konotop');
  await host.getByRole('radio', { name: '3', exact: true }).check();
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption({ index: 1 });
  await prepare?.(host);
  await host.getByRole('button', { name: 'Create table' }).click();
  const link = await host.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const friend = await guest(browser, address, 'Ярослава-Магдалина', 'morning');
  await friend.goto(link);
  await friend.getByRole('button', { name: /^Sit here/ }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [host, friend]) await expect(handCards(page)).toHaveCount(5);
  return [host, friend];
}

const handCards = (page: Page) => page.getByRole('group', { name: 'Your hand' }).getByRole('button');
const occupiers = (page: Page) => page.getByRole('list', { name: 'Occupiers' }).locator('.occ .touch');
const isMine = (page: Page) => page.locator('.prompt.mine').isVisible();

/** One decision by taps: the card and the place that bring most now. Returns what it was, or nothing if it is not this player's turn. */
async function decide(page: Page): Promise<'play' | 'chain' | 'target' | 'decline' | undefined> {
  if (!(await isMine(page))) return undefined;
  const log = page.getByRole('log');
  const before = await log.innerText();
  const decline = page.getByRole('button', { name: 'Skip the effect', exact: true });
  const isChain = await decline.isVisible();
  const target = page.locator('.mini.target').first();
  const sparkling = page.locator('.hand .card.legal:has(.spark)').first();
  const card = (await sparkling.count()) > 0 ? sparkling : page.locator('.hand .card.legal').first();
  if (await target.isVisible()) {
    await target.click();
    const place = page.locator('.occ.legal .touch').first();
    if (await place.isVisible()) await place.click();
  } else if ((await card.count()) === 0) {
    await decline.click();
    await expect(log).not.toHaveText(before, { useInnerText: true });
    return 'decline';
  } else {
    await card.click();
    const falling = page.locator('.occ.legal:has(.falls) .touch').first();
    const aimed = page.locator('.occ.aim');
    // A card with one place only is aimed there at once.
    if ((await aimed.count()) === 0) await ((await falling.count()) > 0 ? falling : page.locator('.occ.legal .touch').first()).click();
    await expect(aimed).not.toHaveCount(0);
  }
  const wasTarget = await page.locator('.mini.target').first().isVisible();
  await page.locator('.prompt .button.primary').last().click();
  await expect(log).not.toHaveText(before, { useInnerText: true });
  return wasTarget ? 'target' : isChain ? 'chain' : 'play';
}

/** Everybody decides in turn until the test has seen enough. */
async function playUntil(pages: readonly Page[], isEnough: (page: Page, what: string) => Promise<boolean>): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    for (const page of pages) {
      const what = await decide(page);
      if (what !== undefined && (await isEnough(page, what))) return;
    }
  }
  throw new Error('what was looked for did not happen');
}

/** Weak occupiers, and for everybody a card that starts a chain and strong ones that follow it. */
const DECK = [
  ...['novobranets', 'maroder', 'vodii', 'radyst', 'serzhant'],
  ...['neoberezhne-vodinnia', 'hniv-zemli', 'misiats-svidok', 'hirliandy-na-derevi', 'lysty-z-domu'],
];

test('two people and a bot: a chain step by step, a fall that pays, and nothing on the phone goes sideways', async ({
  browser,
  stacked,
}) => {
  const [host, friend] = await openTable(browser, (await stacked(DECK)).address);
  await friend.setViewportSize({ width: 360, height: 640 });
  await expectNoSideways(friend);
  // However long a card's words are, none is cut.
  const cut = () => host.locator('.hand .face').evaluateAll((faces) => faces.map((face) => face.scrollHeight - face.clientHeight));
  await expect.poll(cut).toEqual([0, 0, 0, 0, 0]);
  await snapshot(host, 'konotop-start');
  await expectAccessible(host);
  let hasChain = false;
  let hasFall = false;
  await playUntil([host, friend], async (page, what) => {
    if (!hasChain && (what === 'chain' || what === 'target')) {
      hasChain = true;
      await snapshot(page, 'konotop-chain');
    }
    if (!hasFall && (await page.locator('.payout').count()) > 0) {
      hasFall = true;
      await snapshot(page, 'konotop-fall');
    }
    return hasChain && hasFall;
  });
  await expectNoSideways(friend);
  const targets = await friend
    .locator('.frame button:visible')
    .evaluateAll((buttons) =>
      buttons.map((button) => Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height)),
    );
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  await snapshot(friend, 'konotop-phone');
  await expectAccessible(friend);
  // The log tells the fall to everybody, and the points are on the track.
  await expect(host.getByText(/A total strength of \d+ destroys/).first()).toBeVisible();
  const track =
    (await host
      .getByRole('img', { name: /^Score track/ })
      .first()
      .getAttribute('aria-label')) ?? '';
  expect(track).toMatch(/ [1-9]\d*/);
});

test('a card file is refused with line, field and reason, and a good one is played with by everybody', async ({ browser, server }) => {
  const [host, friend] = await openTable(browser, server.address, async (page) => {
    const upload = page.getByLabel('Cards', { exact: true });
    await upload.setInputFiles({
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from(cardFile('Sorrel').replace('"threshold": 13', '"threshold": 0')),
    });
    await expect(page.getByText('bad.json cannot be used.')).toBeVisible();
    await expect(page.getByText(/^Line \d+, occupants\[0\]\.threshold: Must be from 1 to 999/)).toBeVisible();
    await snapshot(page, 'konotop-bad-file');
    await upload.setInputFiles({ name: 'good.json', mimeType: 'application/json', buffer: Buffer.from(cardFile('Sorrel')) });
    await expect(page.getByText('good.json: everything is in order.')).toBeVisible();
  });
  for (const page of [host, friend]) {
    await expect(handCards(page).first()).toHaveAccessibleName(/^Sorrel \d, strength/);
    await expect(occupiers(page).first()).toHaveAccessibleName(/^Guest \d+, strength \d+ of 1\d/);
  }
  let decisions = 0;
  await playUntil([host, friend], async () => ++decisions >= 4);
  await expect(host.getByText(/plays? Sorrel \d on Guest \d/).first()).toBeVisible();
  await snapshot(host, 'konotop-own-cards');
});

test('the editor: cards are typed in, checked at every change, kept, and played with', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.goto('/cards/konotop');
  await expect(page.getByText('The file is complete')).toBeVisible();
  const bandos = page.getByRole('group', { name: 'Bandos' });
  await bandos.getByRole('spinbutton', { name: 'strength to destroy it' }).fill('');
  await expect(page.getByText('Still to fix: 1.')).toBeVisible();
  await expect(bandos.getByText(/occupants\[0\]\.threshold: A whole number belongs here/)).toBeVisible();
  await snapshot(page, 'konotop-editor-fault');
  await bandos.getByRole('spinbutton', { name: 'strength to destroy it' }).fill('11');
  await bandos.getByRole('textbox', { name: 'Name (English)' }).fill('Old Bandos');
  await expect(page.getByText('The file is complete')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Old Bandos' }).getByRole('spinbutton', { name: 'strength to destroy it' })).toHaveValue(
    '11',
  );
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  expect((await downloading).suggestedFilename()).toBe('konotop-cards.json');
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSideways(page);
  await snapshot(page, 'konotop-editor-phone');

  await page.getByRole('link', { name: 'Play here with these cards' }).click();
  await expect(page.getByText('From the editor: everything is in order.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 20_000 });
  await expect(handCards(page)).toHaveCount(5);

  // A drag onto an occupier plays at once.
  await handCards(page).nth(2).dragTo(occupiers(page).nth(1));
  await expect(page.getByRole('log')).toContainText('You play');

  // A record names the file by its hash: this browser has it, one that lost it is asked for it.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game early' }).click();
  await page.getByRole('button', { name: 'Yes, end it now' }).click();
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything checks out')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('coven.files'));
  await page.reload();
  await page.getByLabel('The file of the table (.json)').setInputFiles(await (await downloading).path());
  await expect(page.getByText('Everything checks out')).toBeVisible();
});

test('keyboard alone: hand, table, preview, play, and Escape puts the card down', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.goto('/new/konotop?where=here');
  await page.getByRole('button', { name: 'Start the game' }).press('Enter');
  await expect(page.locator('.prompt.mine')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowRight');
  await expect(handCards(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(handCards(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(handCards(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(occupiers(page).nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.occ.aim')).toHaveCount(1);
  await snapshot(page, 'konotop-keyboard');
  const before = await page.getByRole('log').innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).not.toHaveText(before);
  await expect(page.getByRole('log')).toContainText('You play');
});

/** A whole card file with cards of one kind of name: 12 guests, 9 cards six times each. */
function cardFile(stem: string): string {
  const names = (name: string) => ({ uk: `${name}`, en: name });
  return JSON.stringify(
    {
      occupants: Array.from({ length: 12 }, (_, at) => ({
        id: `guest-${at}`,
        name: names(`Guest ${at}`),
        threshold: 13,
        rewards: [3, 2, 1],
      })),
      cards: Array.from({ length: 9 }, (_, at) => ({
        id: `sorrel-${at}`,
        name: names(`${stem} ${at}`),
        strength: 1 + (at % 4),
        copies: 6,
        effect: null,
      })),
    },
    null,
    2,
  );
}
