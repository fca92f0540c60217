import type { Locator, Page } from '@playwright/test';
import { type LeftGame, leaveGame } from '../../../../packages/web/e2e/support/left-game.ts';
import { nextFrame, withChance } from '../../../../packages/web/e2e/support/player.ts';
import { expect } from '../../../../packages/web/e2e/support/server.ts';
import { PAIRS } from '../../rules/actions.plain.ts';
import type { ActionId } from '../../rules/names.plain.ts';
import type { View } from '../../rules/view.ts';

export const SETTINGS = { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' } as const;

/** The same deal for all tests. */
export const DEAL = 3;

/** Two seats against the weakest bot, so that the machine's time goes into the page. */
export async function sitDown(page: Page, choose?: () => Promise<void>): Promise<void> {
  await withChance(page, DEAL);
  await page.goto('/new/witchstone?where=here');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('combobox', { name: 'Seat 2' }).first().selectOption({ index: 1 });
  await choose?.();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('group', { name: 'Your tiles' })).toBeVisible();
}

/** The first turn of a table for two: Odarka has a hand of tiles with one action, and is asked for one of them. */
export async function comeToFirstTile(page: Page, action: ActionId): Promise<void> {
  await comeTo(page, { action, isReached: ({ phase, toAct }) => phase === 'tile' && toAct === 0 });
}

/** The same turn, when the action of the tile is to be carried out. */
export async function comeToAction(page: Page, action: ActionId, options: LeftGame<View>['options'] = {}): Promise<void> {
  await comeTo(page, { action, options, isReached: ({ phase, toAct, turn }) => phase === 'agenda' && toAct === 0 && turn > 0 });
}

async function comeTo(
  page: Page,
  { action, ...left }: Pick<LeftGame<View>, 'options' | 'isReached'> & { readonly action: ActionId },
): Promise<void> {
  const tilesWith = PAIRS.map(({ id }) => id).filter((id) => id.split('-').includes(action));
  const path = await leaveGame<View>(page, {
    ...left,
    game: 'witchstone',
    players: [{ name: 'Odarka' }, { name: 'Agatha', bot: 'random' }],
    // Seat 0 begins, with these tiles in hand; chips that bring points ask for nothing.
    deck: ['0', ...tilesWith.map((id) => `${id}-0`), 'points-3'],
    choose: (moves) => moves.find((move) => move === `begin ${action}`) ?? moves[0],
  });
  await page.goto(path);
  await expect(page.getByRole('group', { name: 'Your tiles' })).toBeVisible();
}

export function isOver(page: Page): Promise<boolean> {
  return page.getByRole('button', { name: 'Verify this game' }).isVisible();
}

export function isMine(page: Page): Promise<boolean> {
  return page.locator('.prompt.mine').isVisible();
}

/** The viewer is asked for a tile and its place: one may be taken up already. */
export function asksTile(page: Page): Locator {
  return page.getByRole('region', { name: 'Your task' }).getByText(/^(Choose a tile|Lay .* (on two lit cells|here, or touch it))/);
}

export function tiles(page: Page): Locator {
  return page.getByRole('group', { name: 'Your tiles' }).getByRole('button');
}

export function ownCell(page: Page, cell: string): Locator {
  return page.getByRole('group', { name: /^Cauldron: Odarka/ }).getByRole('button', { name: new RegExp(`^cell ${cell}\\b`) });
}

/** A fixed sequence of numbers that looks like chance. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** Which of the listed choices: never a loss, what is wanted most if it is there, and stopping only when nothing else is left. */
export function choiceIn(texts: readonly string[], pick: (count: number) => number, wanted: readonly RegExp[] = []): number {
  const all = texts.map((text, at) => ({ text, at }));
  const harmless = all.filter(({ text }) => !text.includes('lose points'));
  const useful = harmless.filter(({ text }) => text !== 'End this action');
  const liked = wanted.map((kind) => harmless.filter(({ text }) => kind.test(text))).find(({ length }) => length > 0);
  const among = liked ?? [useful, harmless, all].find(({ length }) => length > 0) ?? [];
  return among[pick(among.length)]?.at ?? 0;
}

/** One decision from the list of choices. The turn may pass on, and the list may change under the finger: then nothing is chosen. */
export async function chooseOnce(page: Page, pick: (count: number) => number, wanted: readonly RegExp[] = []): Promise<boolean> {
  await page.keyboard.press('c');
  const list = page.locator('dialog[open] ul button');
  const happened = (promise: Promise<unknown>) => promise.then(() => true).catch(() => false);
  if (!(await happened(list.first().waitFor({ timeout: 2000 })))) {
    await page.keyboard.press('Escape');
    return false;
  }
  const at = choiceIn(await list.allTextContents(), pick, wanted);
  if (!(await happened(list.nth(at).click({ timeout: 3000 })))) return false;
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  return true;
}

/** Decides until something is so. */
export async function playUntil(page: Page, isSo: () => Promise<boolean>, wanted: readonly RegExp[] = []): Promise<void> {
  const pick = numbers(3);
  const until = Date.now() + 120_000;
  while (!(await isSo())) {
    if (Date.now() > until || (await isOver(page))) throw new Error('it never came to that');
    if (!(await isMine(page))) {
      await nextFrame(page);
      continue;
    }
    // The answer comes before the next question: what it shows must not be passed over.
    const told = page.getByRole('log').locator('p');
    const before = await told.last().elementHandle();
    if (await chooseOnce(page, pick, wanted))
      await expect.poll(() => told.last().evaluate((line, last) => line === last, before)).toBe(false);
  }
}

/** Towers, and what the chips there bring, until the first tile is asked for. */
export async function placeHighWitch(page: Page): Promise<void> {
  await playUntil(page, () => asksTile(page).isVisible());
}
