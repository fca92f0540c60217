import type { Locator, Page } from '@playwright/test';
import { DEEP } from '../../../../packages/web/e2e/support/deep.ts';
import { each } from '../../../../packages/web/e2e/support/each.ts';
import { leaveGame } from '../../../../packages/web/e2e/support/left-game.ts';
import { expectAccessible, expectNoSideways, prompt, snapshot, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import type { View } from '../../rules/index.ts';
import { asked, expectRound, finish, goOn, inHand, plainly, pot, recipe, SETTINGS } from './support.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const BOTS = ['Morgana', 'Sybil', 'Ursula', 'Ravenna'].map((name) => ({ name, bot: 'greedy' }));
const FIVE = [{ name: 'Ярослава-Магдалина' }, ...BOTS];
const THREE = FIVE.slice(0, 3);

/** The least width or height of what can be touched, in pixels. */
async function leastTarget(page: Page): Promise<number> {
  const touched = page.locator('.frame button:visible');
  await each(touched, 2);
  const sizes = await touched.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  return Math.min(...sizes);
}

/** The smallest letters of every text in sight, in pixels. */
function leastText(within: Locator): Promise<number> {
  return within.evaluate((root) => {
    const sizes: number[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || text.textContent?.trim() === '' || element.closest('.visually-hidden')) continue;
      if (element.checkVisibility({ visibilityProperty: true })) sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
    }
    return Math.min(...sizes);
  });
}

test('at phone size everything is there, fits and can be touched', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.goto(
    await leaveGame<View>(page, { game: 'whirling', players: FIVE, deck: ['warty-brew'], choose: plainly([]), isReached: () => true }),
  );
  await expect(inHand(page)).toHaveCount(4);
  await expectNoSideways(page);
  await snapshot(page, 'whirling-phone-start');
  await recipe(page, 'Warty Brew').tap();
  await expect(finish(page)).toBeVisible();
  await expectNoSideways(page);
  expect(await leastTarget(page)).toBeGreaterThanOrEqual(44);
  // Another player's recipes are one touch away.
  await page.getByRole('group', { name: 'What to look at' }).getByRole('button').last().tap();
  await expect(page.getByRole('group', { name: /: Recipes$/ }).getByRole('img')).toHaveCount(1);
  await snapshot(page, 'whirling-phone-other');
  await expectAccessible(page);
});

test('ten recipes can be read and touched at once', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, theme: 'morning' });
  // The widest cards there are, as far as they come along.
  const wide = ['curse-of-shadows', 'secret-summoning', 'tome-of-midnight', 'ritual-of-wind', 'ritual-of-fire', 'rite-of-growth'];
  const path = await leaveGame<View>(page, {
    game: 'whirling',
    players: FIVE,
    deck: wide,
    choose: plainly(wide.map((id) => `play ${id}`)),
    isReached: ({ phase, recipes }) => phase === 'brew' && recipes[0]?.length === 10,
  });
  await page.goto(path);
  const lying = page.locator('.shelf .recipe');
  await expect(lying).toHaveCount(10);
  await expect(page.locator('.shelf .recipe.legal').first()).toBeVisible();
  await snapshot(page, 'whirling-phone-ten');

  await expectNoSideways(page);
  expect(await leastTarget(page)).toBeGreaterThanOrEqual(44);
  expect(await leastText(page.locator('.shelf'))).toBeGreaterThanOrEqual(12);
  const faces = await lying.evaluateAll((cards) =>
    cards.map((card) => {
      const boxOf = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      };
      const parts = ['.name', '.cells', '.foot']
        .flatMap((part) => [...card.querySelectorAll(part)])
        .filter((part) => part.getBoundingClientRect().height > 0);
      const pieces = [...card.querySelectorAll('.cell:not(.mixed, .any) .ingredient')].map((piece) => piece.getBoundingClientRect().width);
      return { card: boxOf(card), parts: parts.map(boxOf), piece: Math.min(...pieces) };
    }),
  );
  const isApart = (a: (typeof faces)[0]['card'], b: (typeof faces)[0]['card']) =>
    a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5 || b.bottom <= a.top + 0.5;
  faces.forEach(({ card, parts, piece }, at) => {
    // All are in sight without scrolling.
    expect(card.top).toBeGreaterThanOrEqual(0);
    expect(card.bottom).toBeLessThanOrEqual(640);
    expect(piece).toBeGreaterThanOrEqual(11);
    for (const other of faces.slice(at + 1)) expect(isApart(card, other.card)).toBe(true);
    parts.forEach((part, which) => {
      expect(part.left).toBeGreaterThanOrEqual(card.left);
      expect(part.right).toBeLessThanOrEqual(card.right);
      expect(part.bottom).toBeLessThanOrEqual(card.bottom);
      for (const other of parts.slice(which + 1)) expect(isApart(part, other)).toBe(true);
    });
  });
  // What the board says in a line when it is this small, it says all the same.
  await expect(page.getByRole('img', { name: 'Circle: 0 of 5' })).toBeVisible();
  await expectAccessible(page);
});

/** A finger that goes from one thing to another. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag, or nowhere to');
  const at = (share: number) => ({
    x: (start.x + start.width / 2) * (1 - share) + (end.x + end.width / 2) * share,
    y: (start.y + start.height / 2) * (1 - share) + (end.y + end.height / 2) * share,
  });
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (const share of [0.1, 0.4, 0.7, 1]) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(share)] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger drags a recipe onto the table: to pick it, and to brew with it', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, tap: 'twice' });
  await page.goto(
    await leaveGame<View>(page, { game: 'whirling', players: THREE, deck: ['warty-brew'], choose: plainly([]), isReached: () => true }),
  );
  // Let go over another card, it stays in hand.
  await dragByTouch(page, recipe(page, 'Warty Brew'), inHand(page).first());
  await expect(asked(page, /^Choose a recipe/)).toBeVisible();
  await expect(recipe(page, 'Warty Brew')).toHaveAttribute('aria-pressed', 'false');
  await dragByTouch(page, recipe(page, 'Warty Brew'), pot(page));
  await expect(finish(page)).toBeVisible();
  await expect(pot(page)).toHaveAccessibleName('Cauldron: 0');
  await dragByTouch(page, recipe(page, 'Warty Brew'), pot(page));
  await expect(pot(page)).toHaveAccessibleName(/^Cauldron: 2, mandrake, mushroom/);
});

const bay = (page: Page, kind: string): Locator => page.locator('.bench.own').getByRole('button', { name: new RegExp(`^${kind} `) });

test('a touch on the workbench picks what a raven removes, one after the other', async ({ page }) => {
  await withSettings(page, SETTINGS);
  const path = await leaveGame<View>(page, {
    game: 'whirling',
    players: THREE,
    deck: ['lost-arcana'],
    choose: plainly(['play lost-arcana']),
    isReached: ({ phase }) => phase === 'arcana',
  });
  await page.goto(path);
  await bay(page, 'toad').tap();
  await expect(bay(page, 'toad')).toHaveAttribute('aria-pressed', 'true');
  await bay(page, 'spider').tap();
  await expect(bay(page, 'spider')).toHaveAttribute('aria-pressed', 'true');
  await expect(asked(page, /^Raven: remove .* from the workbench\?/)).toBeVisible();
  // Neither over the board nor over the cards.
  const line = await prompt(page).boundingBox();
  for (const button of await each(prompt(page).getByRole('button'), 2)) {
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(line?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  }
  await page.getByRole('button', { name: 'Remove', exact: true }).tap();
  await expect(page.getByRole('region', { name: /^Raven/ })).toBeHidden();
  await goOn(page).tap();
  await expect(page.getByRole('img', { name: /^Workbench: .*spider 3 of 9 places, toad 3 of 9 places/ })).toBeVisible();
});

test('a touch on the workbench pours for the Potion Brewer', DEEP, async ({ page }) => {
  await withSettings(page, SETTINGS);
  const path = await leaveGame<View>(page, {
    game: 'whirling',
    options: { characters: 'random' },
    players: THREE,
    deck: ['potion-brewer', 'whirlwind', 'trickster', 'whirling-secret'],
    choose: plainly(['play whirling-secret']),
    isReached: ({ phase }) => phase === 'arcana',
  });
  await page.goto(path);
  await bay(page, 'mandrake').tap();
  await expect(pot(page)).toHaveAccessibleName(/^Cauldron: 1, mandrake/);
});

test('a touch on the workbench takes three for the Untamed, who is told what would overflow', DEEP, async ({ page }) => {
  await withSettings(page, SETTINGS);
  const path = await leaveGame<View>(page, {
    game: 'whirling',
    options: { characters: 'random' },
    players: THREE,
    deck: ['untamed', 'whirlwind', 'trickster'],
    choose: plainly([]),
    isReached: ({ phase, round }) => phase === 'grow' && round === 2,
  });
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Take three: shadow heart, 3 overflow into Morgana’s circle' })).toBeVisible();
  await bay(page, 'toad').tap();
  await expect(page.getByRole('img', { name: /^Workbench: .*toad 5 of 9 places/ })).toBeVisible();
  await expectRound(page, 2);
  await expect(inHand(page)).toHaveCount(4);
});
