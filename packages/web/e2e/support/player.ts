import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './server.ts';

const OUTPUT = fileURLToPath(new URL('../../test-output/', import.meta.url));

/** Kept as test output, to be looked at. Returns where. */
export async function snapshot(page: Page, name: string): Promise<string> {
  mkdirSync(OUTPUT, { recursive: true });
  const path = `${OUTPUT}${name}.png`;
  await page.screenshot({ path });
  return path;
}

/** When the page has drawn once more. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}

/** No violation that axe knows of, at any level it checks for WCAG A and AA, and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // No frames to look into: one run in the page itself, and only what is wrong is written down.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([]);
}

/** Nothing is wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** Every symbol that is drawn is there. */
export async function expectSymbols(page: Page): Promise<void> {
  const missing = () =>
    page
      .locator('use[href^="#"]')
      .evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? '').filter((id) => !document.querySelector(id)));
  await expect.poll(missing).toEqual([]);
}

/** Settings as a person would have chosen them before. */
export async function withSettings(page: Pick<Page, 'addInitScript'>, settings: object): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('coven.settings') === null) localStorage.setItem('coven.settings', JSON.stringify(chosen));
  }, settings);
}

/** The page's own chance from a seed: its tables are dealt the same every time. */
export async function withChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    let state = first;
    const fill = (bytes: Uint8Array) => {
      for (let at = 0; at < bytes.length; at++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[at] = state >>> 24;
      }
      return bytes;
    };
    Object.defineProperty(crypto, 'getRandomValues', { value: fill });
  }, seed);
}

export function hand(page: Page): Locator {
  return page.getByRole('group', { name: 'Your hand' }).getByRole('button');
}

/** The prompt line. */
export function prompt(page: Page): Locator {
  return page.getByRole('region', { name: 'Your task' });
}

export function isAsked(page: Page): Promise<boolean> {
  return prompt(page)
    .getByText(/^(Your (turn|lead):|You won the trick)/)
    .isVisible();
}

/** Plays one decision if it is this player's turn: any card; trump is kept. Returns whether it was. */
export async function playOnce(page: Page): Promise<boolean> {
  if (!(await isAsked(page))) return false;
  const keep = prompt(page).getByRole('button', { name: 'Keep the trump' });
  if (await keep.isVisible()) {
    await keep.click();
    await keep.waitFor({ state: 'hidden' });
    return true;
  }
  const card = hand(page).first();
  const piece = await card.getAttribute('data-piece');
  await card.click();
  await expect(page.locator(`.hand [data-piece="${piece}"]`)).toHaveCount(0);
  return true;
}

/** One person and a bot at a table of the server; the person is asked. */
export async function sitDown(page: Page, address = '', game = 'blackmore'): Promise<void> {
  await page.goto(`${address}/new/${game}`);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).first().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
}

/** Lets everybody play until the result is on every page. */
export async function playToTheEnd(pages: readonly Page[], between?: (decisions: number) => Promise<void>): Promise<void> {
  const isOver = (page: Page) => page.getByRole('button', { name: 'Verify this game' }).isVisible();
  let decisions = 0;
  const until = Date.now() + 80_000;
  while (Date.now() < until) {
    const over = await Promise.all(pages.map(isOver));
    if (over.every(Boolean)) return;
    for (const page of pages) {
      if (await playOnce(page)) {
        decisions++;
        await between?.(decisions);
      }
    }
  }
  throw new Error(`the game did not end after ${decisions} decisions`);
}

/** What has the focus, as a screen reader would say it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? '');
}

/** Tab until the focus is on something of that name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`the tab key never reached ${name}`);
}
