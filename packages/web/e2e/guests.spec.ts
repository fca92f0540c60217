import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, hand, snapshot, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

async function guest(browser: Browser, address: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await withSettings(page, { language: 'en', pace: 'quick', tap: 'once', theme: 'night', name });
  return page;
}

async function openTable(page: Page): Promise<string> {
  await page.goto('/new/blackmore');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Create table' }).click();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

test('a guest logs out another browser, whose table is closed, and is forgotten in the end', async ({ browser, server }) => {
  const laptop = await guest(browser, server.address, 'Odarka');
  const link = await openTable(laptop);
  await laptop.goto('/settings');
  await laptop.getByRole('button', { name: 'Move to another device' }).click();
  const transfer = await laptop.getByRole('textbox', { name: 'Link for the other device' }).inputValue();
  const phone = await guest(browser, server.address, '');
  await phone.goto(transfer);
  await phone.getByRole('button', { name: 'Take over here' }).click();
  await expect(phone.getByText('in this browser you are Odarka now')).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByRole('button', { name: 'I am ready' })).toBeVisible();

  await laptop.getByRole('link', { name: 'Your devices' }).click();
  await expect(laptop.getByRole('button', { name: /^Log out: / })).toHaveCount(2);
  await expectAccessible(laptop);
  await expectNoSideways(laptop);
  await snapshot(laptop, 'devices');
  await laptop.getByRole('button', { name: 'Log out all others' }).press('Enter');
  await expect(laptop.getByText('Logged out.')).toBeVisible();
  await expect(laptop.getByRole('button', { name: /^Log out: / })).toHaveCount(1);
  await expect(phone.getByRole('heading', { name: 'Logged out' })).toBeVisible();
  await phone.getByRole('button', { name: 'Reload' }).click();
  await expect(phone.getByRole('button', { name: 'I am ready' })).toBeHidden();

  await laptop.getByRole('link', { name: 'What is stored' }).first().click();
  await expect(laptop.getByText('tables that never began, for 9 days')).toBeVisible();
  await expect(laptop.getByText('until whoever runs this server removes them')).toBeVisible();
  await expectAccessible(laptop);
  await laptop.getByRole('button', { name: 'Remove my name and devices' }).click();
  await laptop.getByRole('button', { name: 'Yes, remove them' }).click();
  await expect(laptop.getByText('Your name and devices are removed.')).toBeVisible();
  await laptop.goto('/settings');
  await expect(laptop.getByRole('textbox', { name: 'Your name' })).toHaveValue('');
});

test('an owner removes a squatter, mutes a spectator, hides the table and gives a lost seat back', async ({ browser, server }) => {
  const owner = await guest(browser, server.address, 'Odarka');
  const link = await openTable(owner);
  const squatter = await guest(browser, server.address, 'Squatter');
  await squatter.goto(link);
  await squatter.getByRole('button', { name: /^Sit here/ }).click();
  await owner.getByRole('button', { name: 'Remove Squatter' }).press('Enter');
  await squatter.getByRole('button', { name: /^Sit here/ }).click();
  await expect(squatter.getByRole('alert').filter({ hasText: 'has removed you' })).toBeVisible();

  await squatter.getByRole('textbox', { name: 'Write a message' }).fill('noise');
  await squatter.getByRole('button', { name: 'Send' }).click();
  await owner.getByRole('button', { name: 'Mute Squatter' }).click();
  await expect(owner.getByRole('log').getByText('has muted Squatter')).toBeVisible();
  await squatter.getByRole('textbox', { name: 'Write a message' }).fill('more noise');
  await squatter.getByRole('button', { name: 'Send' }).click();
  await expect(squatter.getByText('has muted you')).toBeVisible();
  await owner.getByRole('button', { name: 'Make the table private' }).click();
  await expect(owner.getByRole('button', { name: 'Make the table public' })).toBeVisible();
  await expectAccessible(owner);
  await snapshot(owner, 'owner');

  const friend = await guest(browser, server.address, 'Yaryna');
  await friend.goto(link);
  await friend.getByRole('button', { name: /^Sit here/ }).click();
  await owner.getByRole('button', { name: 'I am ready' }).click();
  await friend.getByRole('button', { name: 'I am ready' }).click();
  await expect(hand(friend)).toHaveCount(6);
  const cards = await hand(friend).evaluateAll((all) => all.map((card) => card.dataset.piece));
  // The browser is gone, and its cookie with it.
  await friend.context().close();
  const menu = owner.getByRole('dialog', { name: 'Menu' });
  await owner.getByRole('button', { name: 'Menu' }).click();
  const path = menu.getByRole('textbox', { name: 'Link to the seat' });
  await expect(async () => {
    await menu.getByRole('button', { name: 'Give the seat of Yaryna to a newcomer' }).click();
    await expect(path).toBeVisible({ timeout: 1000 });
  }).toPass();
  const back = await guest(browser, server.address, 'Yaryna II');
  await back.goto(await path.inputValue());
  await back.getByRole('button', { name: 'Take the seat' }).press('Enter');
  await expect.poll(() => hand(back).evaluateAll((all) => all.map((card) => card.dataset.piece))).toEqual(cards);
  expect(new URL(back.url()).hash).toBe('');
  await owner.keyboard.press('Escape');
  await expect(owner.getByRole('status').filter({ hasText: 'Yaryna II now plays in place of Yaryna.' })).toBeVisible();
  await expectAccessible(owner);
});
