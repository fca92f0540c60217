import { GAMES } from '@coven/games';
import { LANGUAGES } from '@coven/words';
import { cataloguesOf } from '@coven/words/laws';
import { DEEP } from './support/deep.ts';
import { each } from './support/each.ts';
import { expectAccessible, expectNoSideways, nextFrame, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const THEMES = ['night', 'morning'] as const;

interface Case {
  readonly game: number;
  readonly language: number;
  readonly size: number;
}
/** One game in the quick run; all of them, in every size and language, in the deep run. */
const CASES: readonly Case[] = GAMES.flatMap((_, game) =>
  LANGUAGES.flatMap((_, language) => SIZES.map((_, size) => ({ game, language, size }))),
);
const isQuick = ({ game, language, size }: Case): boolean =>
  game === 1 && language === game % LANGUAGES.length && size === game % SIZES.length;

for (const one of CASES) {
  const id = GAMES[one.game]?.id as string;
  const language = LANGUAGES[one.language] ?? 'en';
  const size = SIZES[one.size] as (typeof SIZES)[number];

  test(`how to play ${id}, in ${language} at ${size.width} px`, isQuick(one) ? {} : DEEP, async ({ page }) => {
    const own = (await cataloguesOf(`games/${id}/words/how-to-play`))[language];
    const all = (await cataloguesOf('packages/words/src/how-to-play/catalogue'))[language];
    await page.setViewportSize(size);
    const theme = THEMES[one.size % THEMES.length] ?? 'night';
    await withSettings(page, { language, pace: 'quick', tap: 'twice', theme, name: 'Odarka' });
    await page.goto(`/rules/${id}`);
    for (const part of ['goal', 'setup', 'end'])
      await expect(page.getByRole('region', { name: String(all[`howto.${part}`]), exact: true })).toContainText(String(own[part]));
    const steps = Object.keys(own).filter((key) => key.startsWith('turn.'));
    const turn = page.getByRole('region', { name: String(all['howto.turn']) });
    await expect(turn.getByRole('listitem')).toHaveCount(steps.length);
    for (const [at, step] of steps.entries()) await expect(turn.getByRole('listitem').nth(at)).toContainText(String(own[step]));
    // Goal, set-up, each step and the end have a picture with something in it.
    const pictures = page.locator('.picture');
    await expect(pictures).toHaveCount(steps.length + 3);
    for (const picture of await each(pictures, steps.length + 3)) {
      await expect(picture.locator('svg, .card, .sum').first()).toBeAttached();
      expect((await picture.locator('> *').first().boundingBox())?.width ?? 0).toBeGreaterThan(20);
    }
    await snapshot(page, `how-to-play-${id}-${language}-${size.width}`);

    const reference = page.getByRole('region', { name: String(all['howto.reference']) });
    const entries = reference.getByRole('listitem');
    const before = await entries.count();
    expect(before).toBeGreaterThan(5);
    const name = (await entries.last().locator('.what b').textContent()) ?? '';
    const search = reference.getByRole('searchbox', { name: String(all['howto.search']) });
    await search.fill(name);
    await expect.poll(() => entries.count()).toBeLessThan(before);
    await expect(entries.filter({ hasText: name }).first()).toBeVisible();
    await search.fill('qqqq');
    await expect(reference).toContainText('qqqq');
    await reference.getByRole('button', { name: String(all['howto.clear']) }).click();
    await expect(entries).toHaveCount(before);
    await reference.scrollIntoViewIfNeeded();
    await snapshot(page, `reference-${id}-${language}-${size.width}`);

    for (const [key, title] of Object.entries(own))
      if (key.startsWith('section.'))
        await expect(page.getByRole('heading', { level: 3, name: String(title), exact: true }).first()).toBeVisible();
    const ruled = page.locator('dd em').first();
    await expect(ruled).toBeAttached();
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.locator('#howto-exact').scrollIntoViewIfNeeded();
    await nextFrame(page);
    await snapshot(page, `exact-rules-${id}-${language}-${size.width}`);
  });
}

test('a link to a rare rule opens it, and the sentence that is ours is marked', async ({ page }) => {
  await page.goto('/rules/blackmore#BM-4.4');
  const rule = page.locator('.asked');
  await expect(rule).toBeInViewport();
  await expect(rule).toContainText('BM-4.4');
  const ours = page.locator('[id="BM-5.3"] em');
  await expect(ours).toHaveText(/\(our ruling\)\s?Tied players share the victory\.$/);
  await expect(page.locator('[id="BM-5.3"] dd')).toContainText('The highest score wins.');
});
