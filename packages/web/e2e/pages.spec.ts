import { builtFiles, wireSize } from '../scripts/sizes.ts';
import { deepBut } from './support/deep.ts';
import { PATHS } from './support/paths.ts';
import { expectAccessible, expectNoSideways, hand, prompt, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

const inLight = deepBut('night');

for (const theme of ['night', 'morning'] as const) {
  test(`axe finds nothing on any page, and nothing is wider than a phone (${theme})`, inLight(theme), async ({ page }) => {
    await withSettings(page, { language: 'uk', theme, name: 'Одарка' });
    await page.setViewportSize({ width: 360, height: 640 });
    // The second light has the same shapes: the pages with everything that is coloured are enough.
    for (const path of theme === 'night' ? PATHS : PATHS.slice(0, 4)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessible(page);
    }
  });

  test(`axe finds nothing at the table and in its panels (${theme})`, inLight(theme), async ({ page }) => {
    await withSettings(page, { language: 'en', theme, pace: 'quick', name: 'Ярослава-Магдалина Костянтинівна' });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/new/blackmore?where=here');
    await page.getByRole('radio', { name: '5', exact: true }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(prompt(page)).toContainText(/Your (turn|lead):/);
    await hand(page).first().click();
    for (const [name, width, height] of [
      ['tablet', 768, 1024],
      ['desktop', 1440, 900],
      ['phone', 360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectNoSideways(page);
      await expectAccessible(page);
      await snapshot(page, `table-${name}-${theme}`);
    }
    for (const [key, panel] of [
      ['?', 'Keyboard'],
      ['r', 'Rules'],
      ['c', 'All moves'],
      ['l', 'Game log'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog', { name: panel })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: panel })).toBeHidden();
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    await snapshot(page, `menu-${theme}`);
  });
}

for (const path of ['/new/chess', '/new/chess?where=here', '/rules/chess']) {
  test(`an unknown game is not taken for another one (${path})`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such game');
    await expectAccessible(page);
  });
}

test('nothing is asked of anybody but our own server, and nothing breaks the policy', async ({ page, server }) => {
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(hand(page).first()).toBeVisible();
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test('a first visit with a whole table loads little, and fonts never hold it up', async ({ page, server }) => {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.url().startsWith(server.address) && !pathname.startsWith('/api/') && !/^\/(service-worker|icon|coven)/.test(pathname)) {
      paths.add(pathname.startsWith('/assets/') ? pathname : '/');
    }
  });
  // Fonts never arrive, and everything shows all the same.
  await page.route('**/*.woff2', () => {});
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Coven' })).toBeVisible();
  const lobby = new Set(paths);
  await page.getByRole('link', { name: 'Play on this device' }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  const size = (of: Iterable<string>) => [...of].filter((path) => !path.endsWith('.woff2')).reduce((sum, path) => sum + wireSize(path), 0);
  const fonts = builtFiles()
    .filter(({ path }) => path.endsWith('.woff2'))
    .reduce((sum, file) => sum + file.size, 0);
  console.log(`${paths.size} files; gzip: lobby ${size(lobby)}, with a game against bots ${size(paths)}; fonts ${fonts} bytes`);
  expect(paths.size).toBeGreaterThan(10);
  expect(paths.size).toBeLessThanOrEqual(18);
  expect(size(paths)).toBeLessThanOrEqual(128_000);
  expect(fonts).toBeLessThanOrEqual(60_000);
});
