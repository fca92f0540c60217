import type { Locator, Page } from '@playwright/test';
import { prompt } from '../../../../packages/web/e2e/support/player.ts';
import { expect } from '../../../../packages/web/e2e/support/server.ts';
import type { View } from '../../rules/index.ts';

export const SETTINGS = { language: 'en', pace: 'quick', tap: 'once', theme: 'night' };

export const inHand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' }).locator('.recipe');
/** A card in hand or before its player, by its name. */
export const recipe = (page: Page, name: string): Locator =>
  page.locator('.hand .recipe').filter({ has: page.getByText(name, { exact: true }) });
export const usable = (page: Page): Locator => page.locator('button.recipe.legal');
export const pot = (page: Page): Locator => page.getByRole('img', { name: /^Cauldron: / });
export const finish = (page: Page): Locator => page.getByRole('button', { name: 'Finish', exact: true });
/** Asked for when recipes could still be used. */
export const finishAnyway = (page: Page): Locator => page.getByRole('button', { name: 'Finish anyway', exact: true });
export const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Continue', exact: true });
export const asked = (page: Page, ask: RegExp): Locator => prompt(page).getByText(ask);

export async function expectRound(page: Page, round: number): Promise<void> {
  await expect(page.locator('h1').first()).toContainText(`Round ${round}`);
}

/** Finishes a brew whatever could still be made, with one touch each. */
export async function finishBrew(page: Page): Promise<void> {
  await expect(finish(page)).toBeVisible();
  await finish(page).click();
  // Either it is done, or the button asks once more.
  await expect(finish(page)).toBeHidden();
  if (await finishAnyway(page).isVisible()) await finishAnyway(page).click();
  await expect(finishAnyway(page)).toBeHidden();
}

/** So many steps, one after the other: a move is heard once the last one was answered. */
export async function takeBack(page: Page, steps: number, once: () => Promise<void>): Promise<void> {
  const shelf = page.locator('.shelf');
  for (let step = 0; step < steps; step++) {
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    const before = (await shelf.textContent()) ?? '';
    await once();
    await expect(shelf).not.toHaveText(before);
  }
}

/** Seat 0 plays these recipes as they come, by their notation; nobody uses effects or brews: for getting somewhere. */
export function plainly(picks: readonly string[]) {
  return (moves: readonly string[], seat: number, { players }: View): string | undefined => {
    if (players[seat]?.isDone) return undefined;
    const plays = moves.filter((move) => move.startsWith('play '));
    const pick = seat === 0 ? plays.find((move) => picks.includes(move)) : undefined;
    return pick ?? plays[0] ?? moves.find((move) => move === 'ready' || move === 'done') ?? moves[0];
  };
}
