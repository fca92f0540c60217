import type { Locator, Page } from '@playwright/test';
import { deepBut } from '../../../../packages/web/e2e/support/deep.ts';
import { each } from '../../../../packages/web/e2e/support/each.ts';
import { expectStill, watchShifts } from '../../../../packages/web/e2e/support/layout-shift.ts';
import { leaveGame } from '../../../../packages/web/e2e/support/left-game.ts';
import { snapshot, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import type { View } from '../../rules/index.ts';
import { expectRound, finish, finishBrew, goOn, inHand, plainly, SETTINGS, usable } from './support.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
const PLAYERS = [{ name: 'Ярослава-Магдалина' }, ...['Morgana', 'Sybil'].map((name) => ({ name, bot: 'greedy' }))];
/** The widest cards there are. */
const WIDE = ['curse-of-shadows', 'secret-summoning', 'tome-of-midnight', 'ritual-of-wind', 'rite-of-growth', 'tonic-of-speed'];

test.use({ reducedMotion: 'no-preference' });

/** Picks a card, uses no effects, and comes to the brew. */
async function studyPhase(page: Page): Promise<void> {
  await inHand(page).first().click();
  await expect(goOn(page).or(finish(page))).toBeVisible();
  if (await goOn(page).isVisible()) await goOn(page).click();
  await expect(finish(page)).toBeVisible();
}

const STILL = [...SIZES.map((size) => [...size, 6] as const), [360, 640, 1] as const, [1440, 900, 1] as const];
for (const [width, height, first] of STILL) {
  // With the seventh recipe, cards are drawn small.
  test(
    `the board stays where it is, from round ${first} to ${first + 1} (${width} × ${height})`,
    deepBut('360 6')(`${width} ${first}`),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await withSettings(page, SETTINGS);
      await page.goto(
        await leaveGame<View>(page, {
          game: 'whirling',
          players: PLAYERS,
          deck: WIDE,
          choose: plainly(WIDE.map((id) => `play ${id}`)),
          isReached: ({ phase, round }) => phase === 'pick' && round === first,
        }),
      );
      await expect(inHand(page)).toHaveCount(4);
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      await watchShifts(page);
      await studyPhase(page);
      await finishBrew(page);
      await expectRound(page, first + 1);
      await expect(inHand(page)).toHaveCount(4);
      await expectStill(page);
      await studyPhase(page);
      await snapshot(page, `whirling-${width}x${height}-${first}`);
    },
  );
}

/** What is drawn outside its card, or over another part of it. */
function misplaced(cards: Locator): Promise<readonly string[]> {
  return cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const edge = card.getBoundingClientRect();
      const parts = ['.name', '.meta', '.cells', '.foot']
        .flatMap((part) => [...card.querySelectorAll(part)])
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0);
      const drawn = [
        ...parts,
        ...[...card.querySelectorAll('.cell')].map((element) => ({ element, box: element.getBoundingClientRect() })),
      ];
      const outside = drawn.filter(
        ({ box }) => box.left < edge.left - 0.5 || box.right > edge.right + 0.5 || box.bottom > edge.bottom + 0.5,
      );
      const over = parts.flatMap(({ box: a }, at) =>
        parts
          .slice(at + 1)
          .filter(({ box: b }) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5),
      );
      return [...outside, ...over].map(({ element }) => `${card.textContent}: ${element.className}`);
    }),
  );
}

/** Names that end in dots; letters reach a little below a line. */
function cut(cards: Locator): Promise<readonly string[]> {
  return cards
    .locator('.name')
    .evaluateAll((names) => names.filter((name) => name.scrollHeight > name.clientHeight + 6).map((name) => name.textContent ?? ''));
}

for (const [width, height] of SIZES) {
  test(
    `the widest recipes lie within their cards, in hand and before their player (${width} × ${height})`,
    deepBut<number>(390)(width),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await withSettings(page, SETTINGS);
      const path = await leaveGame<View>(page, {
        game: 'whirling',
        players: PLAYERS,
        deck: WIDE,
        choose: plainly(WIDE.map((id) => `play ${id}`)),
        isReached: ({ phase, recipes }) => phase === 'brew' && recipes[0]?.length === 5,
      });
      await page.goto(path);
      const cards = page.locator('.shelf .recipe');
      await expect(usable(page).first()).toBeVisible();
      await expect(cards).toHaveCount(5);
      expect(await misplaced(cards)).toEqual([]);
      expect(await cut(cards)).toEqual([]);
      await page.getByRole('button', { name: /^Your hand/ }).click();
      await expect(inHand(page).first()).toBeVisible();
      expect(await misplaced(inHand(page))).toEqual([]);
      expect(await cut(inHand(page))).toEqual([]);
    },
  );
}

test('the button that turns a card covers neither its name nor its pieces', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.goto(
    await leaveGame<View>(page, {
      game: 'whirling',
      players: PLAYERS,
      deck: ['tonic-of-speed'],
      choose: plainly([]),
      isReached: () => true,
    }),
  );
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const turned = page.locator('.turnable').filter({ has: page.getByRole('button', { name: /^Turn/ }), visible: true });
    await each(turned, 1);
    const covered = await turned.evaluateAll((cards) =>
      cards.flatMap((card) => {
        const button = card.querySelector('button[aria-label^="Turn"] span')?.getBoundingClientRect();
        if (!button) return [];
        return [...card.querySelectorAll('.name, .cell, .foot, .to')].flatMap((part) => {
          const box = part.getBoundingClientRect();
          const isApart = box.right <= button.left || button.right <= box.left || box.bottom <= button.top || button.bottom <= box.top;
          return isApart || box.height === 0 ? [] : [part.className];
        });
      }),
    );
    expect(covered, `${width} × ${height}`).toEqual([]);
  }
});
