import { GAMES } from '@coven/games';
import { DEEP } from './support/deep.ts';
import { fixedGame, middleOf } from './support/fixed-game.ts';
import { expectNoSideways, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

for (const game of GAMES) {
  for (const stage of ['start', 'middle', 'end'] as const) {
    test(`${game.id}: pictures of every size, to be looked at (${stage})`, DEEP, async ({ page }) => {
      await withSettings(page, { language: 'en', pace: 'quick', tap: 'twice', theme: 'night', name: 'Odarka' });
      const decisions = { start: 0, middle: middleOf(game), end: Number.POSITIVE_INFINITY }[stage];
      await page.goto(await fixedGame(page, game, 'Odarka', decisions));
      await expect(page.locator(stage === 'end' ? '.hall' : '.prompt.mine')).toBeVisible();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expectNoSideways(page);
        await snapshot(page, `${game.id}-${stage}-${width}x${height}`);
      }
    });
  }
}
