import type { Page, Worker } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { playOnce, prompt, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test.beforeEach(({ page }) => withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' }));

/** The Worker of the page's tables, once it asks nothing of the bots' Worker until `release`. */
async function holdBots(page: Page): Promise<Worker> {
  const [tables] = page.workers();
  if (!tables) throw new Error('the page has no Worker');
  await tables.evaluate(() => {
    const post = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    Worker.prototype.postMessage = function (...args: never[]) {
      held.push(() => Reflect.apply(post, this, args));
    };
    Object.assign(self, {
      heldQuestions: held,
      release: () => {
        Worker.prototype.postMessage = post;
        for (const question of held) question();
      },
    });
  });
  return tables;
}

const held = (tables: Worker) => tables.evaluate(() => (self as unknown as { heldQuestions: unknown[] }).heldQuestions.length);
const release = (tables: Worker) => tables.evaluate(() => (self as unknown as { release: () => void }).release());

async function begun(page: Page): Promise<void> {
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('strongest');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
}

/** Plays until the bot is asked, which then thinks for as long as the test wants. */
async function untilBotThinks(page: Page, tables: Worker): Promise<void> {
  while ((await held(tables)) === 0) {
    if (
      await prompt(page)
        .getByText(/^(Your (turn|lead):|You won the trick)/)
        .isVisible()
    )
      await playOnce(page);
  }
}

test('the table answers while the strongest bot thinks, and a move that it finds after the end is not made', async ({ page }) => {
  await begun(page);
  const tables = await holdBots(page);
  await untilBotThinks(page, tables);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game early' }).click();
  await page.getByRole('button', { name: 'Yes, end it now' }).click();
  await expect(page.getByRole('button', { name: 'Verify this game' })).toBeVisible();
  await release(tables);
  // A move behind the end would break the record.
  await page.getByRole('button', { name: 'Verify this game' }).click();
  await expect(page.getByText('Everything checks out')).toBeVisible();
});

test('a page that is reloaded while a bot thinks lets it think again', DEEP, async ({ page }) => {
  await begun(page);
  const tables = await holdBots(page);
  await untilBotThinks(page, tables);
  await page.reload();
  await expect(prompt(page)).toContainText(/(Your (turn|lead):|You won the trick)/);
});
