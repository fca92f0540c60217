import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { DEEP, deepBut } from './support/deep.ts';
import { each } from './support/each.ts';
import {
  expectAccessible,
  expectNoSideways,
  expectSymbols,
  hand,
  isAsked,
  playOnce,
  playToTheEnd,
  prompt,
  snapshot,
  withSettings,
} from './support/player.ts';
import { expect, test } from './support/server.ts';

const COVEN = fileURLToPath(new URL('../../cli/bin/coven.js', import.meta.url));

async function guest(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name });
  return page;
}

/** Opens a table with one bot and sits a second person down; both are ready. `whenLeft`: what the table is made with. */
async function twoAtATable(browser: Browser, address: string, whenLeft?: string): Promise<readonly [Page, Page]> {
  const host = await guest(browser, address, 'Odarka');
  await host.goto('/new/blackmore');
  await host.getByRole('radio', { name: '3', exact: true }).check();
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption({ index: 1 });
  if (whenLeft !== undefined) await host.getByRole('combobox', { name: 'If everybody else leaves' }).selectOption({ label: whenLeft });
  await host.getByRole('button', { name: 'Create table' }).click();
  const link = await host.getByRole('textbox', { name: 'Link to this table' }).inputValue();

  const friend = await guest(browser, address, 'Ярослава-Магдалина');
  await friend.goto(link);
  await friend.getByRole('button', { name: /^Sit here/ }).click();
  await expect(host.getByText('Ярослава-Магдалина', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: 'I am ready' }).click();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await expect(hand(host).first()).toBeVisible();
  await expect(hand(friend).first()).toBeVisible();
  return [host, friend];
}

/** One of them asks for it, the other agrees. */
async function endEarly(host: Page, friend: Page): Promise<void> {
  for (const page of [host, friend]) {
    await page.getByRole('button', { name: 'Menu' }).click();
    if (page === host) await page.getByRole('button', { name: 'End the game early' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Agree to end' }).click();
  }
}

/** While the page's player is asked, nothing else happens: the same hand must be there again. */
async function reloadWhileAsked(page: Page): Promise<void> {
  await expect(hand(page).first()).toBeVisible();
  const cards = () => hand(page).evaluateAll((all) => all.map((card) => card.dataset.piece));
  const before = await cards();
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await expect.poll(cards).toEqual(before);
}

for (const length of ['to its end', 'until both agree to end it'] as const) {
  test(
    `two people and a bot play a game ${length}, one reloads in the middle, and both verify the deal`,
    deepBut<typeof length>('until both agree to end it')(length),
    async ({ browser, server }) => {
      const [host, friend] = await twoAtATable(browser, server.address);
      await snapshot(host, 'online-start');
      for (let decisions = 0; decisions < 6 || !(await isAsked(friend)); ) {
        for (const page of [host, friend]) {
          if (decisions >= 6 && page === friend && (await isAsked(friend))) break;
          if (await playOnce(page)) decisions++;
        }
      }
      await reloadWhileAsked(friend);
      await snapshot(friend, 'online-middle');
      if (length === 'to its end') await playToTheEnd([host, friend]);
      else await endEarly(host, friend);
      for (const page of [host, friend]) {
        await page.getByRole('button', { name: 'Verify this game' }).click();
        await expect(page.getByText('Everything checks out')).toBeVisible();
        await expect(page.getByText('This browser’s random number is part of it.')).toBeVisible();
        await expect(page.getByText('The last state this browser saw is part of the record.')).toBeVisible();
        await expect(page.getByText('bears the signature of the server')).toBeVisible();
      }
      await snapshot(host, 'online-end');
      await expectAccessible(host);

      // Both may still talk, and whoever is asked to another round knows it, wherever they look.
      await host.getByRole('textbox', { name: 'Write a message' }).fill('Another one?');
      await host.getByRole('button', { name: 'Send' }).click();
      await expect(friend.getByText('Another one?')).toBeVisible();
      await friend.getByRole('button', { name: 'Look at the table' }).click();
      await host.getByRole('button', { name: 'Play again' }).click();
      await expect(host.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
      await expect(friend.getByRole('status').filter({ hasText: 'The next game is ready' })).toBeVisible();
      await friend.getByRole('button', { name: 'Back to the result' }).click();
      await expect(friend.getByRole('status').filter({ hasText: 'The next game is ready' })).toBeVisible();
      await expectAccessible(friend);
      await friend.getByRole('button', { name: 'Play again' }).click();
      await expect(friend).toHaveURL(host.url());
    },
  );
}

test('a table is opened once: words that come later, or in another language, open no second line to it', async ({ browser, server }) => {
  const page = await guest(browser, server.address, 'Odarka');
  await page.setViewportSize({ width: 1440, height: 900 });
  let lines = 0;
  page.on('websocket', () => lines++);
  await page.goto('/new/blackmore');
  for (const seat of ['Seat 2', 'Seat 3']) await page.getByRole('combobox', { name: seat }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(hand(page).first()).toBeVisible();
  const board = await page.locator('.board').elementHandle();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('uk');
  await expect(page.getByRole('region', { name: 'Що робити' })).toBeVisible();
  await page.getByRole('button', { name: 'Меню' }).click();
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
  expect(await board?.evaluate((element) => element.isConnected)).toBe(true);
  expect(lines).toBe(1);
});

test('the server is killed in the middle of a game, and everybody goes on by themselves', async ({ browser, server }) => {
  const [host, friend] = await twoAtATable(browser, server.address);
  for (let decisions = 0; decisions < 4; ) {
    for (const page of [host, friend]) if (await playOnce(page)) decisions++;
  }
  await server.crash();
  await expect(host.getByText('Connection lost')).toHaveCount(0);
  for (let decisions = 0; decisions < 4; ) {
    for (const page of [host, friend]) if (await playOnce(page)) decisions++;
  }
});

test('somebody leaves: a familiar plays, and the person takes over again', async ({ browser, server }) => {
  const [host, friend] = await twoAtATable(browser, server.address);
  const address = friend.url();
  await friend.goto('/about');
  const handOver = host.getByRole('button', { name: 'Let the familiar play' });
  await handOver.waitFor();
  // Whoever has only just left is not replaced: the server waits a moment (a second in these tests).
  await expect(async () => {
    // The answer to an earlier touch may have taken the button away.
    if (await handOver.isVisible()) await handOver.click({ timeout: 1000 });
    await expect(host.getByText('A familiar plays for Ярослава-Магдалина')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await friend.goto(address);
  await friend.getByRole('button', { name: 'Take over' }).click();
  await expect(host.getByText('A familiar plays for')).toBeHidden();
});

test('a player lets a familiar play from the menu with the keyboard, everybody sees it, and takes over again', async ({
  browser,
  server,
}) => {
  const [host, friend] = await twoAtATable(browser, server.address);
  await host.getByRole('button', { name: 'Menu' }).press('Enter');
  await host.getByRole('button', { name: 'Let my familiar play for me' }).press('Enter');
  await expect(host.getByRole('dialog')).toBeHidden();
  await expect(host.getByText('Your familiar, a bot, is playing for you.')).toBeVisible();
  await expect(friend.getByText('A familiar plays for Odarka')).toBeVisible();
  await expectSymbols(host);
  await expectAccessible(host);
  // It plays: the friend alone brings the game on, and nothing is asked of its player.
  for (let decisions = 0; decisions < 3; ) {
    if (await playOnce(friend)) decisions++;
    expect(await isAsked(host)).toBe(false);
  }
  await host.getByRole('button', { name: 'Take over' }).press('Enter');
  await expect(friend.getByText('A familiar plays for')).toBeHidden();
  await expect
    .poll(async () => {
      await playOnce(friend);
      return isAsked(host);
    })
    .toBe(true);
});

test('the front page says whose turn it is, and how a game ended that was left', async ({ browser, server }) => {
  const [host, friend] = await twoAtATable(browser, server.address);
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'End the game early' }).click();
  await host.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Agree to end' }).click();
  await expect(friend.getByText(/^Wants to end the game/)).toBeVisible();
  await host.goto('/');
  const list = (name: string) => host.getByRole('region', { name, exact: true }).getByRole('listitem');
  await expect(list('Your online games')).toContainText(/Blackmore (Your turn|Waiting for .+) · .*Odarka/);
  await expect(list('Your last games')).toHaveCount(0);

  await friend.getByRole('button', { name: 'Agree to end' }).click();
  await expect(list('Over since your last visit')).toContainText(/The game was ended early · (now|.+ ago)/);
  await expect(list('Your online games')).toHaveCount(0);
  await expectAccessible(host);
  await list('Over since your last visit').getByRole('link', { name: 'Result' }).click();
  await expect(host.getByRole('heading', { level: 1, name: 'The game was ended early' })).toBeVisible();
  await host.getByRole('link', { name: 'Coven' }).click();
  await expect(list('Your last games')).toContainText('The game was ended early');
  await expect(list('Over since your last visit')).toHaveCount(0);
});

test('the player who remains alone takes the game with the keyboard, where the table was made so', async ({ browser, server }) => {
  const [host, friend] = await twoAtATable(browser, server.address, 'Familiars (bots) play on, or whoever stays may claim the win');
  await friend.goto('/about');
  const claim = host.getByRole('button', { name: 'Claim the win' });
  await claim.focus();
  await host.keyboard.press('Enter');
  await expect(host.getByRole('button', { name: 'Yes, end it and claim the win' })).toBeFocused();
  await host.keyboard.press('Enter');
  await expect(host.getByRole('heading', { level: 1 })).toHaveText('Odarka wins: everybody else left');
  await expect(host.getByRole('table')).toHaveCount(0);
  await expectAccessible(host);
});

test('each player names the familiar before the game; the table shows what it was made with', async ({ browser, server }) => {
  const host = await guest(browser, server.address, 'Odarka');
  await host.goto('/new/blackmore');
  const opened = host.waitForEvent('websocket');
  await host.getByRole('button', { name: 'Create table' }).click();
  const socket = await opened;
  const familiar = host.getByRole('combobox', { name: 'My familiar: the bot that plays for me while I am away' });
  await expect(familiar.locator('option:checked')).toHaveText('Greedy');
  const done = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"type":"done"'));
  await familiar.selectOption({ label: 'Random' });
  await done;
  await host.reload();
  await expect(familiar.locator('option:checked')).toHaveText('Random');
  await expect(host.getByText('Familiars (bots) play on for them')).toBeVisible();
  await expectAccessible(host);
});

test('a spectator sees the table and no hand; chat reaches everybody as plain text', async ({ browser, server }) => {
  const [host] = await twoAtATable(browser, server.address);
  const watcher = await guest(browser, server.address, 'Theo');
  await watcher.goto(host.url());
  await expect(watcher.getByRole('img', { name: /^Strongest to weakest/ })).toBeVisible();
  await expect(hand(watcher)).toHaveCount(0);
  await host.getByRole('button', { name: 'Chat', exact: true }).click();
  await host.getByRole('textbox', { name: 'Write a message' }).fill('<b>hello</b> & welcome');
  await host.getByRole('button', { name: 'Send' }).click();
  await watcher.getByRole('button', { name: /^Chat/ }).click();
  await expect(watcher.getByText('<b>hello</b> & welcome')).toBeVisible();
});

test('too much chat at once is refused and kept; a killed server doubles no line and loses none that is half written', async ({
  browser,
  server,
}) => {
  const [host, friend] = await twoAtATable(browser, server.address);
  await host.getByRole('button', { name: 'Chat', exact: true }).click();
  const write = host.getByRole('textbox', { name: 'Write a message' });
  const said = (page: Page) => page.locator('.lines p', { hasText: 'Odarka' });
  const problem = host.getByText('That was a little fast.');
  for (let at = 0; at < 60 && !(await problem.isVisible()); at++) {
    await write.fill('tick');
    await write.press('Enter');
  }
  await expect(problem).toBeVisible();
  await expect(write).toHaveValue('tick');
  const count = await said(host).count();
  await friend.getByRole('button', { name: /^Chat/ }).click();
  await expect(said(friend)).toHaveCount(count);
  await expect(friend.getByText('is away')).toHaveCount(0);

  await write.fill('wait for me');
  await server.crash();
  await expect(host.getByText('Connection lost')).toHaveCount(0);
  await expect(write).toHaveValue('wait for me');
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(write).toHaveValue('wait for me');
  await write.press('Enter');
  await expect(said(friend)).toHaveCount(count + 1);
  await expect(said(host)).toHaveCount(count + 1);
});

test('a one-time link takes a guest with its seats to another device', async ({ browser, server }) => {
  const phone = await guest(browser, server.address, '');
  const [host] = await twoAtATable(browser, server.address);
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Move to another device' }).click();
  const link = await host.getByRole('textbox', { name: 'Link for the other device' }).inputValue();
  // Where it was made it is not used up.
  const second = await host.context().newPage();
  await second.goto(link);
  await expect(second.getByText('This link was made in this browser')).toBeVisible();
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Take over here' }).click();
  await expect(phone.getByText('in this browser you are Odarka')).toBeVisible();
  await phone.getByRole('link', { name: 'Witches of Blackmore' }).first().click();
  await expect(hand(phone).first()).toBeVisible();

  const stranger = await guest(browser, server.address, 'Theo');
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Take over here' }).click();
  await expect(stranger.getByRole('alert')).toContainText('Make a new one');
});

test('a one-time code takes a seat to the terminal, and the browser stays at the table', DEEP, async ({ browser, server }) => {
  const [host] = await twoAtATable(browser, server.address);
  await host.getByRole('button', { name: 'Menu' }).click();
  await host.getByRole('button', { name: 'Play this seat in the terminal' }).click();
  await expect(host.getByText('within 10 minutes')).toBeVisible();
  await expectAccessible(host);
  const typed = await host.getByRole('textbox', { name: 'Command for the terminal' }).inputValue();
  expect(typed).toMatch(new RegExp(`^coven join ${server.address}/t/[a-z0-9]+ --code [a-z0-9]{26}$`));
  const home = await mkdtemp(join(tmpdir(), 'coven-terminal-'));
  const env = { ...process.env, XDG_STATE_HOME: home, COVEN_LANG: 'en' };
  const terminal = spawn(process.execPath, [COVEN, ...typed.split(' ').slice(1)], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  let out = '';
  for await (const chunk of terminal.stdout.setEncoding('utf8')) {
    out += chunk;
    if (out.includes('Odarka') && out.endsWith('> ')) terminal.stdin.write('quit\n');
  }
  expect(out).toContain('Your seat is kept.');
  await rm(home, { recursive: true });
  await host.keyboard.press('Escape');
  await expect(hand(host).first()).toBeVisible();
});

test('whoever has no name yet gives one with the table, and gets the table that was asked for', async ({ browser, server }) => {
  const host = await guest(browser, server.address, '');
  await host.goto('/new/blackmore');
  await host.getByRole('radio', { name: '5', exact: true }).check();
  await host.getByRole('combobox', { name: 'Seat 3' }).selectOption({ index: 1 });
  const name = host.getByRole('textbox', { name: 'Your name' });
  await name.fill('   ');
  await host.getByRole('button', { name: 'Create table' }).click();
  await expect(host.getByRole('alert')).toContainText('Please choose another name');
  await name.fill('Odarka');
  await host.getByRole('button', { name: 'Create table' }).click();
  await expect(host.locator('.chairs li')).toHaveText([/Odarka/, /Free seat/, /bot: Random/, /Free seat/, /Free seat/]);
});

test('an invited friend types a name and sits down with one touch', async ({ browser, server }) => {
  const host = await guest(browser, server.address, 'Odarka');
  await host.goto('/new/blackmore');
  await host.getByRole('button', { name: 'Create table' }).click();
  const link = await host.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const friend = await guest(browser, server.address, '');
  await friend.setViewportSize({ width: 390, height: 844 });
  await friend.goto(link);
  await expect(friend.getByText('Odarka invites you to')).toBeVisible();
  await expect(friend.getByRole('heading', { name: '2 seats are free' })).toBeVisible();
  await friend.getByRole('button', { name: 'Rather here: Seat 3' }).click();
  await friend.getByRole('button', { name: 'Sit here: Seat 3' }).click();
  await expect(friend.getByRole('alert')).toHaveText('Please enter your name first.');
  await expect(friend.getByRole('textbox', { name: 'What shall we call you?' })).toBeFocused();
  await friend.getByRole('textbox', { name: 'What shall we call you?' }).fill('Horpyna');
  await expectNoSideways(friend);
  await expectAccessible(friend);
  await snapshot(friend, 'invited');
  // On the narrowest phone, as in a language with longer words: the field gives way to the button.
  await friend.setViewportSize({ width: 320, height: 568 });
  await expectNoSideways(friend);
  await friend.getByRole('button', { name: 'Sit here: Seat 3' }).click();
  await expect(friend.locator('.chairs li')).toHaveText([/Odarka/, /Free seat/, /Horpyna/]);
  await expect(host.getByText('Horpyna', { exact: true })).toBeVisible();
  await expect(host.getByRole('heading', { name: 'Waiting for 1 more player' })).toBeVisible();
});

test('the host chooses which bot takes a free seat, with the keyboard, at phone size', async ({ browser, server }) => {
  const host = await guest(browser, server.address, 'Odarka');
  await host.setViewportSize({ width: 360, height: 640 });
  await host.goto('/new/blackmore');
  await host.getByRole('button', { name: 'Create table' }).click();
  const add = host.getByRole('button', { name: /^Bot: Seat [23]$/ });
  await expect(add).toHaveCount(2);
  await add.first().press('Enter');
  const bots = host.getByRole('group', { name: 'Which bot?' });
  await expect(bots.getByRole('button', { name: /^Kind, level 1/ })).toBeFocused();
  await host.keyboard.press('Escape');
  await expect(bots).toBeHidden();
  await expect(add.first()).toBeFocused();
  await add.first().press('Enter');
  for (const button of await each(bots.getByRole('button'), 3)) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoSideways(host);
  await expectAccessible(host);
  await snapshot(host, 'waiting-bots');
  await host.keyboard.press('Tab');
  await host.keyboard.press('Enter');
  await expect(host.getByText('bot: Steady')).toBeVisible();
  await expect(add).toHaveCount(1);
  await add.press('Enter');
  await host.keyboard.press('Enter');
  await expect(host.getByText('bot: Kind')).toBeVisible();
  await host.getByRole('button', { name: 'Free this seat: Seat 3' }).click();
  await expect(host.getByRole('button', { name: 'Bot: Seat 3' })).toBeVisible();
  await expect(host.getByText('bot: Steady')).toBeVisible();
});
