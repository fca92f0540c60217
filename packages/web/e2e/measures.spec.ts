import { GAMES } from '@coven/games';
import { LANGUAGES, loadWeb } from '@coven/words';
import type { Browser, Page } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { each } from './support/each.ts';
import { fixedGame, middleOf } from './support/fixed-game.ts';
import { expectLandmarks, tooSmall } from './support/measures.ts';
import { PATHS } from './support/paths.ts';
import { expectNoSideways, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

const PHONE = [390, 844] as const;
/** Games whose board shows one thing at a time there. */
const TABBED = ['whirling', 'witchstone'];
/** The longest words there are, on the phone of the pictures; the rest in the deep run. */
const CASES = [
  ...LANGUAGES.map((language) => ({ language, size: PHONE })),
  ...LANGUAGES.map((language) => ({ language, size: [360, 640] as const })),
].map((one) => ({ ...one, details: one.language === 'uk' && one.size === PHONE ? {} : DEEP }));

async function openPage(browser: Browser, baseURL: string | undefined, language: string, [width, height]: readonly [number, number]) {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    reducedMotion: 'reduce',
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await withSettings(page, { language, pace: 'quick', tap: 'twice', theme: 'night', name: 'Ярослава-Магдалина' });
  return page;
}

async function expectMeasures(page: Page, where: string): Promise<void> {
  // Until the fonts are there, their letters are others and wider.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expectLandmarks(page);
  await expectNoSideways(page);
  expect.soft(await tooSmall(page), where).toEqual([]);
}

for (const { language, size, details } of CASES) {
  const name = `${language}, ${size[0]} × ${size[1]}`;
  test(`pages: landmarks, letters of 12 px, targets of 44 px (${name})`, details, async ({ browser, baseURL }) => {
    const page = await openPage(browser, baseURL, language, size);
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectMeasures(page, path);
    }
    const words = await loadWeb(language);
    await page.goto('/new/blackmore');
    await page.getByRole('button', { name: words['new.make'] }).click();
    await expect(page.locator('.chat input').last()).toBeVisible();
    await expectMeasures(page, 'waiting');
  });

  for (const game of GAMES) {
    const { id } = game;
    test(
      `${id}: landmarks, letters of 12 px, targets of 44 px from the deal to the result (${name})`,
      DEEP,
      async ({ browser, baseURL }) => {
        for (const [stage, decisions] of [
          ['start', 0],
          ['middle', middleOf(game)],
          ['end', Number.POSITIVE_INFINITY],
        ] as const) {
          const page = await openPage(browser, baseURL, language, size);
          await page.goto(await fixedGame(page, game, 'Ярослава-Магдалина', decisions));
          await expect(stage === 'end' ? page.locator('.hall') : page.locator('.prompt')).toBeVisible();
          await expectMeasures(page, stage);
          // What shares its place with something else.
          for (const tab of stage === 'middle' ? await each(page.locator('.frame .tabs button'), TABBED.includes(id) ? 2 : 0) : []) {
            await tab.tap();
            await expectMeasures(page, `${stage}: ${await tab.innerText()}`);
          }
          await page.context().close();
        }
      },
    );
  }
}
