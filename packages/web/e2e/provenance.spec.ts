import { provenanceGroups } from '@coven/core';
import { GAMES, loadGameWords, loadOrigins } from '@coven/games';
import { LANGUAGES, loadProvenanceWords } from '@coven/words';
import { deepBut } from './support/deep.ts';
import { each } from './support/each.ts';
import { expectAccessible, expectNoSideways, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

const SETTINGS = { language: 'en', pace: 'quick', tap: 'twice', theme: 'night', name: 'Odarka' };

for (const [at, { id, provenance }] of GAMES.entries()) {
  const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';

  test(`the rules page of ${id} tells for every figure where it comes from`, deepBut(0)(at), async ({ page }) => {
    const said = await loadProvenanceWords(language, await loadOrigins(id, language));
    const words = await loadGameWords(id, language);
    await page.setViewportSize({ width: 360, height: 640 });
    await withSettings(page, { ...SETTINGS, language, theme: at % 2 === 0 ? 'night' : 'morning' });
    await page.goto(`/rules/${id}`);
    const section = page.getByRole('region', { name: said.say('list.title') });
    await expect(section.getByText(said.note)).toBeVisible();
    for (const summary of await each(section.locator('summary'), 1)) await summary.click();
    for (const { kind, size, counts, alike } of provenanceGroups(provenance)) {
      const group = section
        .getByRole('region', { name: said.kind(kind), exact: false })
        .filter({ has: page.locator(`#provenance-${kind}`) });
      await expect(group.getByRole('heading', { level: 3 })).toHaveText(`${said.kind(kind)} ${size}`);
      const figures = counts.reduce((sum, { count }) => sum + count, 0);
      await expect(group.locator('.sums > li')).toHaveText(
        counts.map(({ source, count }) => `${said.count(count, figures)} · ${said.source(source)}`),
      );
      const cards = group.locator('.alike > li');
      await expect(cards).toHaveCount(alike.length);
      for (const [place, { ids, fields }] of alike.entries()) {
        for (const piece of ids) await expect(cards.nth(place).getByText(said.piece(words, kind, piece), { exact: true })).toBeVisible();
        await expect(cards.nth(place).locator('dt')).toHaveText(fields.map(([field]) => said.field(field)));
        await expect(cards.nth(place).locator('dd')).toHaveText(fields.map(([, source]) => said.source(source)));
      }
    }
    await expectNoSideways(page);
    await expectAccessible(page);
    await section.scrollIntoViewIfNeeded();
    await snapshot(page, `provenance-${id}`);
  });
}

test('origins that do not arrive are told, and the rules stay', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.route(/\/assets\/witchstone-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    // Only the list of origins is lost, not the game's words.
    if ((await answer.text()).includes('field.stonePlaces')) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await page.goto('/rules/witchstone');
  await expect(page.getByRole('alert')).toHaveText(/did not load/);
  await expect(page.getByText('WS-1.1', { exact: true })).toBeVisible();
});
