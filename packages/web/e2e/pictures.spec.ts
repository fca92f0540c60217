import { GAMES } from '@coven/games';
import { BEFORE } from './support/before.ts';
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
const STATES = BEFORE ? (['before', 'after'] as const) : (['after'] as const);

for (const game of GAMES) {
  for (const stage of ['start', 'middle', 'end'] as const) {
    for (const state of STATES) {
      test(`${game.id}: pictures of every size, to be looked at (${stage}, ${state})`, DEEP, async ({ page, server, stacked }, info) => {
        const shown = state === 'before' ? await stacked([], BEFORE) : server;
        await withSettings(page, { language: 'en', pace: 'quick', tap: 'twice', theme: 'night', name: 'Odarka' });
        const decisions = { start: 0, middle: middleOf(game), end: Number.POSITIVE_INFINITY }[stage];
        await page.goto(new URL(await fixedGame(page, game, 'Odarka', decisions), shown.address).href);
        const reached = stage === 'end' ? page.getByRole('button', { name: 'Verify this game' }) : page.locator('.prompt.mine');
        await expect(reached).toBeVisible();
        await page.waitForFunction(() => document.getAnimations().length === 0);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          if (state === 'after') await expectNoSideways(page);
          const name = `${state}-${game.id}-${stage}-${width}x${height}`;
          await info.attach(name, { path: await snapshot(page, name), contentType: 'image/png' });
        }
      });
    }
  }
}
