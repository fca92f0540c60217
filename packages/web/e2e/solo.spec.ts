import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSideways,
  expectSymbols,
  hand,
  playOnce,
  playToTheEnd,
  prompt,
  snapshot,
  withSettings,
} from './support/player.ts';
import { expect, test } from './support/server.ts';

test.beforeEach(({ page }) => withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' }));

test('a whole game against bots at phone size, and the deal is verified', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expectNoSideways(page);
  await page.getByRole('link', { name: 'Play on this device' }).first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(hand(page).first()).toBeVisible();
  await expectNoSideways(page);
  const targets = await page
    .locator('.frame button:visible')
    .evaluateAll((buttons) =>
      buttons.map((button) => Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height)),
    );
  expect(Math.min(...targets)).toBeGreaterThanOrEqual(44);
  await snapshot(page, 'phone-start');
  await playToTheEnd([page], async (decisions) => {
    if (decisions === 8) await snapshot(page, 'phone-middle');
  });
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything checks out')).toBeVisible();
  await snapshot(page, 'phone-end');
  await expectAccessible(page);
});

test('a table of this browser survives a reload in the middle of the game', async ({ page }) => {
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  const cards = () => hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const before = await cards();
  await page.reload();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await expect.poll(cards).toEqual(before);
});

test('the language changes in the middle of the game, and everything with it', async ({ page }) => {
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  // A bot has said why it moved, and a reader is told so.
  const whyIn = (log: string) => page.getByRole('region', { name: log }).locator('small', { hasText: /\./ }).first();
  const turn = prompt(page).getByText(/^Your (turn|lead):/);
  while (!((await turn.isVisible()) && (await whyIn('Game log').isVisible()))) await playOnce(page);
  await expect(whyIn('Game log')).toHaveText(/^(To|So that) /);
  await expect(
    page
      .locator('[aria-live]')
      .getByText(/^\s*(Morgana|Sibylla): (To|So that) /)
      .first(),
  ).toBeAttached();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('uk');
  await expect(page.getByRole('heading', { name: 'Відьми Блекмора' })).toBeVisible();
  await expect(whyIn('Журнал гри')).toHaveText(/^Щоб /);
  await expect(page.getByText(/^(Ваш хід|Починайте взятку)/).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('combobox', { name: 'Мова' }).selectOption('fr');
  await expect(page.getByText(/^À vous/).first()).toBeVisible();
});

const asked = (page: Page) => prompt(page).getByText(/^(Your (turn|lead):|You won the trick)/);

/** Two people share the device: the table lies behind the curtain of the first. */
async function twoHere(page: Page): Promise<Locator> {
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('person');
  await page.getByRole('textbox', { name: 'Your name' }).last().fill('Horpyna');
  await page.getByRole('button', { name: 'Start the game' }).click();
  return page.getByRole('button', { name: /show my hand$/ });
}

test('between two people at one device nothing of a hand is on the page', async ({ page }) => {
  const curtain = await twoHere(page);
  const faces = new Set<string>();
  for (let lifted = 0; lifted < 4; ) {
    // Whoever wins a trick as the last to play goes on without a curtain.
    await expect(curtain.or(asked(page))).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(page.locator('[data-piece]')).toHaveCount(0);
      if (lifted === 0) {
        await expectAccessible(page);
        await snapshot(page, 'curtain');
      }
      faces.add(await curtain.innerText());
      await curtain.click();
      lifted++;
      await expect(asked(page)).toBeVisible();
    }
    await playOnce(page);
  }
  expect(faces).toEqual(new Set(['I am Odarka: show my hand', 'I am Horpyna: show my hand']));
});

test('who leaves a shared device lets a familiar play, and takes over again', async ({ page }) => {
  const curtain = await twoHere(page);
  const leaver = (await curtain.innerText()).includes('Odarka') ? 'Odarka' : 'Horpyna';
  await curtain.press('Enter');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'Let my familiar play for me' }).press('Enter');
  await expect(page.getByText('Your familiar, a bot, is playing for you.')).toBeVisible();
  // The familiar moves, and the one who stays is asked: also after a reload nobody else ever is.
  await expect(curtain).toHaveText(leaver === 'Odarka' ? /Horpyna/ : /Odarka/);
  await page.reload();
  for (let played = 0; played < 4; ) {
    await expect(curtain.or(asked(page))).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(curtain).not.toContainText(leaver);
      await curtain.click();
    }
    if (await playOnce(page)) played++;
  }
  await expect(page.getByText(`A familiar plays for ${leaver} until they take over.`)).toBeVisible();
  await expectSymbols(page);
  await page.getByRole('button', { name: 'Take over' }).press('Enter');
  await expect(page.getByText('A familiar plays')).toHaveCount(0);
  // From here on both are asked.
  await expect(async () => {
    await playOnce(page);
    await expect(curtain).toContainText(leaver, { timeout: 1000 });
  }).toPass();
});

test('a move that is not allowed is answered with the rule and its text', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('coven.settings', JSON.stringify({ language: 'en', pace: 'calm', tap: 'once', theme: 'night' })),
  );
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await hand(page).first().click();
  await expect(hand(page)).toHaveCount(5);
  await hand(page).last().click();
  await expect(page.getByRole('alert')).toContainText(/not your turn|about the trump first/);
  await page.getByRole('button', { name: /^Rule BM-3/ }).click();
  await expect(page.getByRole('dialog', { name: 'Rules' })).toContainText('BM-3.2');
  await expect(page.locator('.asked')).toHaveCount(1);
  // Whoever wants all rules is not sent to the last one asked about.
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Rules' })).toBeVisible();
  await expect(page.locator('.asked')).toHaveCount(0);
  // The answer goes by itself.
  await expect(page.getByRole('alert')).toHaveCount(0);
});
