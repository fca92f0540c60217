import { LANGUAGES } from '@coven/words';
import { deepBut } from '../../../../packages/web/e2e/support/deep.ts';
import { leaveGame } from '../../../../packages/web/e2e/support/left-game.ts';
import { withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expectPromptFits } from '../../../../packages/web/e2e/support/prompt-fits.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import type { View } from '../../rules/index.ts';

/** It lets a weak card follow, and says so in many words. */
const CARD = 'hirliandy-na-derevi';
const PLAYERS = [{ name: 'Odarka' }, ...['Morgana', 'Sibylla'].map((name) => ({ name, bot: 'greedy' }))];

for (const language of LANGUAGES) {
  test(`in ${language} every step of a turn fits the prompt of a small phone`, deepBut('uk')(language), async ({ page }) => {
    await withSettings(page, { language, pace: 'quick', tap: 'twice', theme: 'night', name: 'Odarka' });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(
      await leaveGame<View>(page, {
        game: 'konotop',
        players: PLAYERS,
        deck: [CARD, 'shepit'],
        choose: (moves) => moves.find((move) => move.startsWith(`play ${CARD}`)) ?? moves[0],
        isReached: ({ awaited, pending }) => awaited === 0 && pending.at(-1)?.card === CARD,
      }),
    );
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await expectPromptFits(page);
    await page.locator('.hand .card.legal').first().click();
    await expectPromptFits(page);
    await page.locator('.occ.legal .touch').first().click();
    await expect(page.locator('.prompt .primary')).toBeVisible();
    await expectPromptFits(page);
  });
}
