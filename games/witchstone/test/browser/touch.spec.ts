import { DEEP } from '../../../../packages/web/e2e/support/deep.ts';
import { expectAccessible, expectNoSideways, prompt, snapshot, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import { expectTouchable, fingers, middleOf } from '../../../../packages/web/e2e/support/touch.ts';
import { comeToFirstTile, ownCell, playUntil, SETTINGS, sitDown, tiles } from './support.ts';

const PHONE = { width: 360, height: 640 };

test('a tile dragged with the mouse lies where it was let go; let go elsewhere it stays in hand', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeToFirstTile(page, 'energy');
  await tiles(page)
    .nth(1)
    .dragTo(page.getByRole('region', { name: 'Your task' }));
  await expect(tiles(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await tiles(page).nth(1).dragTo(ownCell(page, 'e3'));
  await expect(tiles(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTitle(/^Lay it on e3/)).toBeVisible();
  // Dragged on, it goes along; another one takes its place.
  await tiles(page).nth(1).dragTo(ownCell(page, 'c3'));
  await expect(page.getByTitle(/^Lay it on c3/)).toBeVisible();
  await tiles(page).nth(2).dragTo(ownCell(page, 'e4'));
  await expect(tiles(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.getByTitle(/^Lay it on e4/).click();
  await expect(prompt(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
});

test.describe('with fingers', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tile is dragged onto the cauldron; everything is large enough, at every step of a turn', async ({ page }) => {
    await withSettings(page, SETTINGS);
    await comeToFirstTile(page, 'crystal');
    await expectTouchable(page);
    await expectNoSideways(page);
    await fingers(page, [await middleOf(tiles(page).first()), await middleOf(ownCell(page, 'c3'))]);
    const lay = page.getByTitle(/^Lay it on c3/);
    await expect(lay).toBeVisible();
    await expectTouchable(page);
    await expectNoSideways(page);
    await lay.tap();
    await expect(prompt(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
    await expectTouchable(page);
    await snapshot(page, 'witchstone-phone-order');
    // A crystal on its way is where the agenda once left too little room.
    const crystals = page.getByRole('group', { name: 'Remaining actions' }).getByRole('button', { name: /^crystal \d/ });
    await playUntil(page, () => crystals.isVisible(), [/^First:.*crystal/, /^Choose the tile .*crystal/, /crystal/]);
    await page.getByRole('button', { name: 'Cauldron', exact: true }).tap();
    await expect(ownCell(page, 'd4')).toBeVisible();
    await expectTouchable(page);
    await expectNoSideways(page);
    await snapshot(page, 'witchstone-phone-crystal');
    for (const stage of ['Crystal ball', 'Tracks', 'Scrolls', 'Score']) {
      await page.getByRole('button', { name: stage, exact: true }).tap();
      await expectTouchable(page);
      await expectNoSideways(page);
    }
  });

  for (const theme of ['night', 'morning'] as const) {
    test(`axe finds nothing on any stage of the phone (${theme})`, DEEP, async ({ page }) => {
      await withSettings(page, { ...SETTINGS, theme });
      await comeToFirstTile(page, 'energy');
      await tiles(page).first().tap();
      await ownCell(page, 'c3').tap();
      await page.getByTitle(/^Lay it on c3/).tap();
      await expect(prompt(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
      for (const stage of ['Cauldron', 'Crystal ball', 'Tracks', 'Scrolls', 'Score']) {
        await page.getByRole('button', { name: stage, exact: true }).tap();
        await expectAccessible(page);
      }
    });
  }

  test('the ball is pinched closer, moved about with one finger, and shown whole again', async ({ page }) => {
    await withSettings(page, SETTINGS);
    await sitDown(page);
    await expectTouchable(page);
    await expectNoSideways(page);
    await page.getByRole('button', { name: 'Crystal ball', exact: true }).tap();
    const ball = page.getByRole('group', { name: 'Crystal ball' });
    const stone = ball.getByRole('button', { name: /^Witchstone/ });
    const village = ball.getByRole('button', { name: /^village 1/ });
    const span = async () => {
      const [one, other] = [await middleOf(stone), await middleOf(village)];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    const whole = await span();
    const { x, y } = await middleOf(ball);
    await fingers(
      page,
      [
        { x: x - 30, y },
        { x: x - 75, y },
      ],
      [
        { x: x + 30, y },
        { x: x + 75, y },
      ],
    );
    await expect.poll(span).toBeGreaterThan(whole * 1.5);
    await expectNoSideways(page);
    await snapshot(page, 'witchstone-phone-closer');
    const before = await middleOf(stone);
    await fingers(page, [
      { x, y: y + 20 },
      { x: x + 40, y: y + 80 },
    ]);
    await expect.poll(async () => Math.round((await middleOf(stone)).y - before.y)).toBeGreaterThan(30);
    // A pan is no touch: nothing was placed, and no answer was asked for.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'The whole ball' }).tap();
    await expect.poll(async () => Math.round(await span())).toBe(Math.round(whole));
    await page.getByRole('button', { name: 'Closer' }).tap();
    await expect.poll(span).toBeGreaterThan(whole * 1.3);
  });
});
