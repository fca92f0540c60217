import { DEEP } from './support/deep.ts';
import { expectAccessible, hand, prompt, sitDown, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';
import { storedTables } from './support/stored-tables.ts';

// Else the service worker would bring what the tests hold back.
test.use({ serviceWorkers: 'block' });
test.beforeEach(({ page }) => withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name: 'Odarka' }));

test('where a game’s words or pictures do not arrive the page says so', async ({ page, context }) => {
  await page.goto('/new/blackmore');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for 2 more players' })).toBeVisible();
  const table = page.url();
  const guest = await context.newPage();
  await guest.route(/\/assets\/(blackmore|konotop)-/, (route) => route.abort());
  for (const path of ['/new/blackmore', '/cards/konotop', table]) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This page could not be opened');
    await expect(guest).toHaveTitle('This page could not be opened · Coven');
  }
  await expectAccessible(guest);
  await guest.unrouteAll();
  await guest.getByRole('button', { name: 'Reload' }).click();
  await expect(guest.getByRole('heading', { name: 'Waiting for 2 more players' })).toBeVisible();
});

test('what nobody waits for visibly is missed in a sentence, and a page that lacks all words is loaded once more', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  let isFirst = true;
  await page.route(/\/assets\/en-/, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.abort();
  });
  // As after an upgrade, which has taken the old name away.
  await page.route(/\/assets\/bot-levels-/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/new/blackmore');
  await page.getByRole('combobox', { name: 'Seat 2' }).focus();
  const missed = page.getByRole('status').getByText('Part of it did not load.');
  await expect(missed).toBeVisible();
  expect(faults).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.getByRole('combobox', { name: 'Seat 2' }).focus();
  await expect(page.getByRole('option', { name: /level 1/i }).first()).toBeAttached();
  await expect(missed).toHaveCount(0);
});

test('parts of a page that do not arrive say so in their place', DEEP, async ({ page }) => {
  await page.route(/\/assets\/(QrCode|SeatElsewhere|TransferLinkButton)-/, (route) => route.abort());
  await sitDown(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('Part of it did not load.');
  await page.goto('/new/blackmore');
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page.getByRole('region', { name: 'Invite' })).toContainText('Part of it did not load.');
});

test('pages that are not there have a title, and no address leaves a page blank', async ({ page }) => {
  for (const path of ['/nowhere', '/cards/blackmore', '/here/nothing']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Page not found · Coven');
  }
  for (const hash of ['%', '"]', 'BM-9.9']) {
    await page.goto('about:blank');
    await page.goto(`/rules/blackmore#${hash}`);
    await expect(page.getByRole('heading', { name: 'Witches of Blackmore' })).toBeVisible();
  }
  await page.goto('/rules/blackmore#BM-3.4');
  await expect(page.locator('.asked')).toBeInViewport();
});

test('a link for another device: why there is none, and the next attempt forgets it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  await page.goto('/settings');
  await page.route('**/api/me/link', (route) => route.abort());
  await page.getByRole('button', { name: 'Move to another device' }).click();
  await expect(page.getByRole('alert')).toHaveText('The server cannot be reached.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Move to another device' }).click();
  await expect(page.getByRole('textbox', { name: 'Link for the other device' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a table of this browser that cannot be brought back says why', DEEP, async ({ page }) => {
  const save = { game: 'blackmore', players: [{ name: 'Odarka' }, { name: 'Agatha', bot: 'random' }], secret: '7'.repeat(64) };
  const left = { ...save, nonces: ['3'.repeat(64), null], options: {}, log: [], isEnded: false, isOver: false, made: 0 };
  const goOn = async (changes: { readonly id: string; readonly [field: string]: unknown }) => {
    await page.goto('/about');
    const kept = { ...left, ...changes };
    await page.evaluate(([id, text]) => localStorage.setItem(`coven.local.${id}`, text), [kept.id, JSON.stringify(kept)] as const);
    await page.goto(`/here/${kept.id}`);
  };
  await goOn({ id: 'option', options: { moon: 'full' } });
  await expect(page.getByRole('alert')).toHaveText(/^There is no option “moon”; there are: /);
  await expect(page).toHaveTitle('This page could not be opened · Coven');
  await expectAccessible(page);
  await goOn({ id: 'log', log: [[0, 'play red-1']] });
  await expect(page.getByRole('alert')).toHaveText('Something went wrong on this page. Please reload it.');
  await goOn({ id: 'sound' });
  await expect(hand(page).first()).toBeVisible();
});

test('a record: a file that cannot be read, one that is none, a move that breaks a rule', async ({ page }) => {
  await page.addInitScript(() => {
    const { text } = File.prototype;
    File.prototype.text = function read() {
      return this.name === 'locked.json' ? Promise.reject(new DOMException('locked', 'NotReadableError')) : text.call(this);
    };
  });
  await sitDown(page);
  await hand(page).first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game early' }).click();
  await page.getByRole('button', { name: 'Agree to end' }).click();
  await expect(page.getByRole('button', { name: 'Verify this game' })).toBeVisible();
  const record = await (await page.request.get(`/api/tables/${page.url().split('/').at(-1)}/record`)).json();
  const at = record.log.findIndex(([, text]: [unknown, string]) => text.startsWith('play '));
  const [by, text] = record.log[at];
  const forged = { ...record, log: record.log.with(at, [1 - by, text]) };

  await page.goto('/record');
  const open = (name: string, content: string) =>
    page.getByLabel('Record (.json)').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  const problem = page.getByRole('alert');
  await open('locked.json', JSON.stringify(record));
  await expect(problem).toHaveText('The file could not be read.');
  await open('half.json', '{');
  await expect(problem).toHaveText('The record failed the check: This is not a record: it is not JSON, or it is cut short.');
  await open('forged.json', JSON.stringify(forged));
  await expect(problem).toHaveText(/is not a legal move \(BM-3\.2\): It is not your turn to play\.$/);
  await open('good.json', JSON.stringify(record));
  await expect(page.getByRole('button', { name: 'One step forward' })).toBeInViewport();
  await expect(problem).toHaveCount(0);
  await page.getByRole('button', { name: 'Was it fair?' }).click();
  await expect(page.getByText('Replayed by the rules')).toBeVisible();
  await page.keyboard.press('Escape');
  // From one file to the next.
  await page.getByRole('button', { name: 'Another record' }).click();
  await expect(page.getByLabel('Record (.json)')).toBeAttached();
});

test('a refusal of anything but a move stays when a picture comes right after it', async ({ page }) => {
  let show = () => {};
  await page.routeWebSocket('**/ws?*', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, id } = JSON.parse(String(message));
      if (type === 'end-vote') socket.send(JSON.stringify({ type: 'refused', id, refusal: { rule: 'table', reason: 'not-stored' } }));
      else server.send(message);
    });
    server.onMessage((message) => socket.send(message));
    // One more picture, with a button by which it is known.
    show = () => socket.send(JSON.stringify({ type: 'change', mayUndo: true }));
  });
  await sitDown(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'End the game early' }).click();
  await page.getByRole('button', { name: 'Agree to end' }).click();
  const refusal = prompt(page).getByText('The move could not be stored and was not made.');
  await expect(refusal).toBeVisible();
  show();
  await expect(prompt(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(refusal).toBeVisible();
});

test('a lost line is seen and is spoken once', async ({ page, context }) => {
  await sitDown(page);
  await context.setOffline(true);
  await expect(page.getByText('Connection lost').locator('visible=true')).not.toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Connection lost' })).toHaveCount(1);
});

test('a table of this browser is forgotten by its name, with what was kept for verifying it', async ({ page }) => {
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(hand(page).first()).toBeVisible();
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^coven\.(local|kept)\./.test(key)));
  await expect.poll(async () => (await keys()).length).toBe(1);
  expect((await storedTables(page)).length).toBe(1);
  await page.goto('/');
  const forget = page.getByRole('button', { name: 'Delete this game: Witches of Blackmore' });
  await forget.click();
  // Not by one slip: now it says what the next touch does.
  await expect(forget).toHaveText('Really delete?');
  await forget.click();
  await expect(page.getByRole('heading', { name: 'Saved games on this device' })).toHaveCount(0);
  expect(await keys()).toEqual([]);
  expect(await storedTables(page)).toEqual([]);
});
