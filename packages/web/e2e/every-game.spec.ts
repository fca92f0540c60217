import { GAMES } from '@coven/games';
import { deepBut } from './support/deep.ts';
import { expectNoSideways, expectSymbols, prompt, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

for (const { id } of GAMES) {
  test(`${id}: one sits down against bots on a phone, and makes a choice from the list`, deepBut('konotop')(id), async ({ page }) => {
    await withSettings(page, { language: 'en', pace: 'quick', tap: 'twice', theme: 'night', name: 'Odarka' });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/new/${id}?where=here`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.board')).toBeVisible();
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await expectNoSideways(page);
    await expectSymbols(page);
    const asked = await prompt(page).innerText();
    await page.keyboard.press('c');
    const list = page.getByRole('dialog', { name: 'All moves' });
    await list.getByRole('listitem').getByRole('button').first().click();
    await expect(list).toBeHidden();
    await expect(prompt(page)).not.toHaveText(asked);
  });
}
