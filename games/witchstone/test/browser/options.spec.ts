import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEEP } from '../../../../packages/web/e2e/support/deep.ts';
import { expectAccessible, prompt, snapshot, withSettings } from '../../../../packages/web/e2e/support/player.ts';
import { expect, test } from '../../../../packages/web/e2e/support/server.ts';
import { comeToAction, ownCell, placeHighWitch, playUntil, SETTINGS, sitDown, tiles } from './support.ts';

/** The board that comes with the game. */
const BOARD = readFileSync(new URL('../../rules/board.json', import.meta.url), 'utf8');

test.beforeEach(async ({ page }) => {
  await withSettings(page, SETTINGS);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a board file is refused with line, field and reason; a good one is what the table is played with', async ({ page }) => {
  const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  // Longer portals than the box has pieces for, and a wand that begins with a silver cell for chips.
  const bad = BOARD.replace('{ "between": ["tower-0", "stone"], "length": 3 }', '{ "between": ["tower-0", "stone"], "length": 4 }');
  const good = BOARD.replace(/("wand": \[\s*"start",\s*)null/, '$1{ "silver": "chips" }');
  expect(bad).not.toBe(BOARD);
  expect(good).not.toBe(BOARD);
  const worst = BOARD.replace(/"length": \d+/g, '"length": 9').replaceAll('null', '7');
  await sitDown(page, async () => {
    const upload = page.getByLabel('Board file', { exact: true });
    await upload.setInputFiles(fileOf('bad.json', bad));
    await expect(page.getByText('bad.json cannot be used.')).toBeVisible();
    const line = bad.slice(0, bad.indexOf('"length": 4')).split('\n').length;
    await expect(page.getByText(`Line ${line}, map.portals[0].length: Must be from 1 to 3`)).toBeVisible();
    await expectAccessible(page);
    await snapshot(page, 'witchstone-bad-file');
    await upload.setInputFiles(fileOf('worst.json', worst));
    await expect(page.getByText('worst.json cannot be used. Problems to fix: 50.')).toBeVisible();
    await expect(page.getByText(/^Line \d+, .*:/)).toHaveCount(50);
    await upload.setInputFiles(fileOf('good.json', good));
    await expect(page.getByText('good.json: everything is in order.')).toBeVisible();
  });
  await expect(page.getByRole('img', { name: 'wand cell 1: 1 point each: chips' })).toBeVisible();
});

test('hidden scrolls: others’ are not seen, nor what they will be worth', async ({ page }) => {
  await sitDown(page, () => page.getByRole('radio', { name: 'hidden from the others' }).check());
  await page.getByRole('button', { name: /^Cauldron: (?!Odarka)/ }).click();
  await expect(page.getByText('Scrolls are hidden.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^if it ended now \d+ \?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cauldron: Odarka' }).click();
  await expect(page.getByText('Scrolls are hidden.')).toHaveCount(0);
});

test('hidden scrolls: taking one settles what came before', DEEP, async ({ page }) => {
  await comeToAction(page, 'scroll', { scrolls: 'hidden' });
  // Taking one shows it to everybody, and that cannot be taken back.
  const stopped = page.getByRole('button', { name: /^Undo: Cannot be undone: (a new scroll|the others have seen)/ });
  await playUntil(page, () => stopped.isVisible(), [/^Take the scroll/]);
  await expectAccessible(page);
});

test('whoever comes to a table sees its handicaps and whose board it is played on', DEEP, async ({ page }) => {
  await page.goto('/new/witchstone');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  const handicap = page.getByRole('group', { name: 'Handicap' });
  await expect(handicap.getByRole('link')).toHaveAttribute('href', /^\/rules\/witchstone#WS-/);
  const open = async () => {
    await page.getByRole('button', { name: 'Create table' }).click();
    await expect(page.getByRole('heading', { name: 'Game options' })).toBeVisible();
  };
  await page.getByLabel('Board file', { exact: true }).setInputFiles({
    name: 'board.json',
    mimeType: 'application/json',
    buffer: Buffer.from(BOARD),
  });
  await expect(page.getByText('board.json: everything is in order.')).toBeVisible();
  await handicap.getByRole('combobox').nth(1).selectOption('level-2');
  await open();
  const values = page.getByRole('definition');
  await expect(values.filter({ hasText: 'Seat 1' })).toContainText('none');
  await expect(values.filter({ hasText: 'Seat 2' })).toContainText('level 2 (medium)');
  const board = values.filter({ hasText: 'your own file' });
  await expect(board).toBeVisible();
  await expectAccessible(page);
  await board.scrollIntoViewIfNeeded();
  await snapshot(page, 'witchstone-waiting');

  await page.goto('/new/witchstone');
  await open();
  for (const value of ['lie open', 'none', 'the one that comes with the game']) {
    await expect(values.filter({ hasText: value }).first()).toBeVisible();
  }
});

const levelsOf = (page: Page) => page.getByRole('group', { name: 'Handicap' }).getByRole('combobox');

test('handicaps by seat: fewer tiles in hand', DEEP, async ({ page }) => {
  const levels = levelsOf(page);
  await sitDown(page, async () => {
    await levels.nth(0).selectOption('level-3');
    await levels.nth(1).selectOption('level-2');
  });
  await expect(tiles(page)).toHaveCount(3);
  const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await expect(players.nth(0)).toContainText('3 tiles in hand');
  await expect(players.nth(1)).toContainText('2 tiles in hand');
  await expectAccessible(page);
});

test('a handicap of tiles drawn blind, which cannot be undrawn', DEEP, async ({ page }) => {
  await sitDown(page, async () => {
    await levelsOf(page).nth(0).selectOption('level-1');
  });
  await expect(page.getByText('No tiles in hand.')).toBeVisible();
  await placeHighWitch(page);
  await expect(tiles(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo: Cannot be undone: a new tile has been drawn.' })).toBeVisible();
  await ownCell(page, 'c3').click();
  await page.getByTitle(/^Lay it on c3/).click();
  await expect(prompt(page).getByText('Which of the tile’s two actions comes first?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
});
