import { LANGUAGES } from '@coven/words';
import { deepBut } from '../../../../packages/web/e2e/support/deep.ts';
import { leaveGame } from '../../../../packages/web/e2e/support/left-game.ts';
import { withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import type { View } from '../../rules/index.ts';

/** Those with the longest names and words. */
const CARDS = ['chervone-oko', 'hirliandy-na-derevi', 'lysty-z-domu', 'prokliate-zoloto', 'tuman'];
const HAND = 5;
const SIZES = [
  [390, 844],
  [360, 640],
  [640, 360],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

/** What stands across the line drawn around a card, or is cut off by more than the tail of a letter. */
function crossing(): readonly string[] {
  return [...document.querySelectorAll('.hand .card')].flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    const line = Number.parseFloat(getComputedStyle(card, '::after').left);
    const face = card.querySelector('.face');
    const isCut = face !== null && face.scrollHeight > face.clientHeight + 2;
    return [...card.querySelectorAll('.title, .text')].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const isOutside = [...range.getClientRects()].some((row) => row.left < left + line + 1 || row.right > right - line - 1);
      return isOutside || isCut ? [words.textContent ?? ''] : [];
    });
  });
}

for (const language of LANGUAGES) {
  test(`in ${language} the words on a card stay inside its line`, deepBut('uk')(language), async ({ page }) => {
    await withSettings(page, { language, pace: 'quick', theme: 'night', name: 'Odarka' });
    const path = await leaveGame<View>(page, {
      game: 'konotop',
      players: [{ name: 'Odarka' }, { name: 'Morgana', bot: 'greedy' }],
      deck: CARDS,
      choose: (moves) => moves[0],
      isReached: ({ awaited, hand }) => awaited === 0 && hand.length === HAND,
    });
    await page.goto(path);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.hand .card')).toHaveCount(HAND);
      await expect.poll(() => page.evaluate(crossing), `${width}×${height}`).toEqual([]);
      await expect(page.locator('.hand .card').last()).toBeInViewport({ ratio: 1 });
    }
  });
}
