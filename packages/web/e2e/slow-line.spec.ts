import type { Page } from '@playwright/test';
import { hand, isAsked, prompt, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** A line whose answers can be held back, and the moves that were sent on it. */
class SlowLine {
  readonly moves: string[] = [];
  #isHeld = false;
  readonly #held: (() => void)[] = [];

  /** Before the page is opened. */
  static async of(page: Page): Promise<SlowLine> {
    const line = new SlowLine();
    await page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const { type, text } = JSON.parse(String(message));
        if (type === 'move') line.moves.push(text);
        server.send(message);
      });
      server.onMessage((message) => {
        if (line.#isHeld) line.#held.push(() => socket.send(message));
        else socket.send(message);
      });
    });
    return line;
  }

  hold(): void {
    this.#isHeld = true;
  }
  release(): void {
    this.#isHeld = false;
    for (const deliver of this.#held.splice(0)) deliver();
  }
}

async function sitDown(page: Page, game: string): Promise<SlowLine> {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  const line = await SlowLine.of(page);
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).first().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(prompt(page)).toBeVisible();
  return line;
}

test('what is asked for before the answer came follows it: take back', async ({ page }) => {
  const line = await sitDown(page, 'witchstone');
  const list = page.locator('dialog[open] ul button');
  const chooseFirst = async () => {
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await page.keyboard.press('c');
    const texts = await list.allTextContents();
    await list.first().click();
    return texts;
  };
  // A move that can be taken back is one that was taken back before.
  const back = prompt(page).getByRole('button', { name: 'Take back', exact: true });
  for (let count = 1; !(await back.isVisible()); count++) {
    await chooseFirst();
    await expect(page.locator('.pending')).toHaveCount(0);
    await expect.poll(() => line.moves.length).toBe(count);
  }
  const sent = line.moves.length;
  await back.click();
  await expect(back).toBeHidden();

  line.hold();
  const before = await chooseFirst();
  await expect.poll(() => line.moves.length).toBe(sent + 2);
  await page.keyboard.press('u');
  await expect(prompt(page).getByRole('status')).toHaveText('Next: Take back');
  expect(line.moves).toHaveLength(sent + 2);
  line.release();
  await expect.poll(() => line.moves.slice(sent + 2)).toEqual(['undo']);
  await expect(prompt(page).getByText('Next:')).toBeHidden();
  await page.keyboard.press('c');
  await expect.poll(() => list.allTextContents()).toEqual(before);
});

test('only the last wish counts, Escape withdraws it, and what is no longer offered is told', async ({ page }) => {
  const line = await sitDown(page, 'blackmore');
  await expect.poll(() => isAsked(page)).toBe(true);
  const cards = hand(page);
  line.hold();
  await cards.nth(0).click();
  await expect.poll(() => line.moves.length).toBe(1);
  // Once more the same card is no wish of its own.
  await cards.nth(0).click();
  await expect(prompt(page).getByText('Next:')).toBeHidden();
  await cards.nth(1).click();
  await expect(prompt(page).getByRole('status')).toContainText('Next: Play');
  await page.keyboard.press('Escape');
  await expect(prompt(page).getByText('Next:')).toBeHidden();
  await cards.nth(1).click();
  await cards.nth(2).click();
  line.release();
  await expect(prompt(page).getByRole('alert')).toContainText('The table had moved on already.');
  expect(line.moves).toHaveLength(1);
});
