import type { Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { hand, isAsked, prompt, sitDown, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

/** Runs in the page: what has come is drawn in a task of its own, before the frame after the next one. */
async function seen(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** A line whose answers can be held back, with the moves that were sent on it. */
class SlowLine {
  readonly moves: string[] = [];
  #isAnswered = true;
  #isHeld = false;
  readonly #held: { readonly isDone: boolean; readonly deliver: () => void }[] = [];

  /** Before the page is opened. */
  static async of(page: Page): Promise<SlowLine> {
    const line = new SlowLine();
    await page.routeWebSocket('**/ws?*', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const { type, text } = JSON.parse(String(message));
        if (type === 'move') line.#sent(text);
        server.send(message);
      });
      server.onMessage((message) => {
        const isDone = JSON.parse(String(message)).type === 'done';
        const deliver = () => {
          socket.send(message);
          if (isDone) void page.evaluate(seen).then(() => line.#answer());
        };
        if (line.#isHeld) line.#held.push({ isDone, deliver });
        else deliver();
      });
    });
    return line;
  }

  #sent(text: string): void {
    this.moves.push(text);
    this.#isAnswered = false;
  }

  #answer(): void {
    this.#isAnswered = true;
  }

  /** How many moves were sent, if the last one is answered and what came of it is on the table. */
  get answered(): number | undefined {
    return this.#isAnswered ? this.moves.length : undefined;
  }

  hold(): void {
    this.#isHeld = true;
  }
  /** What was held back never arrives; what comes from now on does. */
  lose(): void {
    this.#isHeld = false;
    this.#held.length = 0;
  }
  release(): void {
    this.#isHeld = false;
    for (const { deliver } of this.#held.splice(0)) deliver();
  }
  /** The answer arrives, and what was before it; what comes after it is still held back. */
  async releaseAnswer(): Promise<void> {
    const end = () => this.#held.findIndex(({ isDone }) => isDone) + 1;
    await expect.poll(end).toBeGreaterThan(0);
    for (const { deliver } of this.#held.splice(0, end())) deliver();
  }
}

async function slowly(page: Page, game: string): Promise<SlowLine> {
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' });
  const line = await SlowLine.of(page);
  await sitDown(page, '', game);
  return line;
}

test('what is asked for before the answer came follows it: take back', async ({ page }) => {
  const line = await slowly(page, 'witchstone');
  const list = page.locator('dialog[open] ul button');
  const chooseFirst = async () => {
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await page.keyboard.press('c');
    const texts = await list.allTextContents();
    await list.first().click();
    return texts;
  };
  // A move that can be taken back is one that was taken back before.
  const back = prompt(page).getByRole('button', { name: 'Undo', exact: true, disabled: false });
  let sent = 0;
  while (!(await back.isVisible())) {
    await chooseFirst();
    sent++;
    await expect.poll(() => line.answered).toBe(sent);
  }
  await back.click();
  await expect.poll(() => line.answered).toBe(sent + 1);
  await expect(back).toBeHidden();

  line.hold();
  const before = await chooseFirst();
  await expect.poll(() => line.moves.length).toBe(sent + 2);
  await page.keyboard.press('u');
  await expect(prompt(page).getByRole('status')).toHaveText('Next: Undo');
  expect(line.moves).toHaveLength(sent + 2);
  line.release();
  await expect.poll(() => line.moves.slice(sent + 2)).toEqual(['undo']);
  await expect(prompt(page).getByText('Next:')).toBeHidden();
  await page.keyboard.press('c');
  await expect.poll(() => list.allTextContents()).toEqual(before);
});

test('whoever walks through the choices while they change stays among them', DEEP, async ({ page }) => {
  const line = await slowly(page, 'witchstone');
  const list = page.locator('dialog[open] ul button');
  const focus = page.locator('dialog[open] ul button:focus');
  await expect(page.locator('.prompt.mine')).toBeVisible();
  line.hold();
  await page.keyboard.press('c');
  await list.first().click();
  await expect.poll(() => line.moves.length).toBe(1);
  await page.keyboard.press('c');
  const before = await list.allTextContents();
  for (let step = 0; step < 5 && (await focus.count()) === 0; step++) await page.keyboard.press('Tab');
  await expect(focus).toHaveCount(1);
  line.release();
  await expect.poll(() => list.allTextContents()).not.toEqual(before);
  await expect(focus).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(list.last()).toBeFocused();
});

test('only the last wish counts, Escape withdraws it, and what is no longer offered is told', async ({ page }) => {
  const line = await slowly(page, 'blackmore');
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
  // A bot that answers at once asks something else, and the refusal is no longer needed.
  await line.releaseAnswer();
  await expect(prompt(page).getByRole('alert')).toContainText('The game has already moved on. Please choose again.');
  expect(line.moves).toHaveLength(1);
});

test('a line that went silent is told and opened again, and the move that was on it is made once', async ({ page }) => {
  await page.clock.install();
  const line = await slowly(page, 'blackmore');
  await expect.poll(() => isAsked(page)).toBe(true);
  const cards = hand(page);
  const piece = await cards.first().getAttribute('data-piece');
  line.hold();
  await cards.first().click();
  await expect.poll(() => line.moves.length).toBe(1);
  await page.clock.runFor(1000);
  await expect(prompt(page).getByRole('status')).toContainText('Sending: Play');
  // A ping, and nothing for ten seconds.
  await page.clock.runFor(16_000);
  await expect(page.getByText('Connection lost').first()).toBeAttached();
  line.lose();
  await page.clock.runFor(2000);
  await expect(page.getByText('Connection lost')).toHaveCount(0);
  await expect(page.locator(`.hand [data-piece="${piece}"]`)).toHaveCount(0);
  expect(new Set(line.moves).size).toBe(1);
});
