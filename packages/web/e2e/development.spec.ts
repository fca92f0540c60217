import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@coven/games';
import { LANGUAGES } from '@coven/words';
import { expect as expectSoon, test } from '@playwright/test';
import { DEEP } from './support/deep.ts';
import { prompt, snapshot, withSettings } from './support/player.ts';

/** The first visit waits until Vite has compiled what it asks for. */
const expect = expectSoon.configure({ timeout: 60_000 });

const WEB = fileURLToPath(new URL('../', import.meta.url));
const HOT = join(WEB, 'test-output/hot');

let dev: ChildProcess;
let address: string;
const data = mkdtempSync(join(tmpdir(), 'coven-dev-'));

// One server for all: they run in one worker, in order.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.beforeAll(async () => {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as { port: number };
  socket.close();
  address = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, [join(WEB, 'dev/server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, COVEN_PORT: String(port), COVEN_DATA: data },
  });
  const lines = createInterface({ input: dev.stdout as NodeJS.ReadableStream });
  for await (const line of lines) if (line.startsWith('open:')) break;
});

test.afterAll(async () => {
  const ended = once(dev, 'exit');
  dev.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
  rmSync(HOT, { recursive: true, force: true });
});

test('npm run dev: one port serves the page and the server; the debug panel shows the view and copies a record', DEEP, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await withSettings(page, { language: 'en', pace: 'quick', name: 'Odarka' });
  expect(await (await page.request.get(`${address}/healthz`)).json()).toEqual({ ok: true });
  await page.goto(`${address}/new/blackmore?where=here`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await page.getByRole('button', { name: 'debug' }).click();
  const panel = page.getByRole('complementary', { name: 'debug' });
  await expect(panel).toContainText('"deckSize"');
  await panel.getByRole('button', { name: 'copy as JSON' }).click();
  await expect(panel).toContainText('copied');
  expect(Object.keys(JSON.parse(await page.evaluate(() => navigator.clipboard.readText())))).toEqual(['view', 'moves', 'events', 'room']);
});

test('a table of the server is played at through the same port', DEEP, async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'quick', name: 'Odarka' });
  await page.goto(`${address}/new/blackmore`);
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/t\//);
});

test('a changed component arrives without loading the page again', DEEP, async ({ page }) => {
  mkdirSync(HOT, { recursive: true });
  writeFileSync(join(HOT, 'index.html'), '<!doctype html><title>hot</title><body><script type="module" src="./main.ts"></script></body>');
  writeFileSync(
    join(HOT, 'main.ts'),
    "import { mount } from 'svelte';\nimport Probe from './Probe.svelte';\nmount(Probe, { target: document.body });\n",
  );
  writeFileSync(join(HOT, 'Probe.svelte'), '<p>before</p>\n');
  await page.goto(`${address}/test-output/hot/index.html`);
  await expect(page.getByText('before')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
  writeFileSync(join(HOT, 'Probe.svelte'), '<p>after</p>\n');
  await expect(page.getByText('after')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
});

/** Where a walk through the gallery looks: in the quick run at one state of each game. */
function placesOf(game: string, at: number) {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
  ];
  const places = [2, 3, 4].flatMap((seats) =>
    [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].flatMap((share) =>
      sizes.map((size, place) => ({
        address: `game=${game}&seats=${seats}&seed=${at + 1}&share=${share}&lang=${LANGUAGES[(at + place) % LANGUAGES.length]}`,
        size,
        isQuick: seats === 3 && share === 0.5 && place === 0,
      })),
    ),
  );
  return places.filter(({ isQuick }) => isQuick || process.env.DEEP === '1');
}

for (const [at, { id }] of GAMES.entries()) {
  test(`every symbol, piece and number on every board of ${id} is explained`, async ({ page }) => {
    for (const { size, address: place } of placesOf(id, at)) {
      await page.setViewportSize(size);
      await page.goto(`${address}/gallery?${place}&walk`);
      const walk = page.locator('output');
      await expect(walk).toBeAttached();
      expect(Number(await walk.getAttribute('data-symbols')), place).toBeGreaterThan(10);
      expect.soft(await walk.locator('code').allTextContents(), place).toEqual([]);
    }
  });
}

test('the gallery draws every game in many positions, in another language and light', DEEP, async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${address}/gallery`);
  await expect(page.getByRole('combobox', { name: 'game' })).toBeVisible();
  const games = await page
    .getByRole('combobox', { name: 'game' })
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(games.length).toBeGreaterThanOrEqual(4);
  for (const game of games) {
    for (const [share, lang, theme] of [
      ['0.5', 'uk', 'morning'],
      ['1', 'fr', 'night'],
    ] as const) {
      await page.goto(`${address}/gallery?game=${game}&seats=3&seed=1&share=${share}&lang=${lang}&theme=${theme}`);
      await expect(page.locator('.board').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await snapshot(page, `gallery-${game}-${share}`);
    }
  }
  expect(errors).toEqual([]);
});
