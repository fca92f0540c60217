import { focused, hand, isAsked, nextFrame, prompt, snapshot, tabTo, withSettings } from './support/player.ts';
import { expect, test } from './support/server.ts';

test('a whole game with the keyboard alone, by roles and names', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'quick', theme: 'night', name: 'Odarka' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play here' }).first()).toBeVisible();
  await tabTo(page, /^Play here$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A table in this browser' })).toBeVisible();
  await tabTo(page, /^$/);
  // The focus is on the chosen number of players: an arrow goes one down, from three to two.
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked();
  await tabTo(page, /^Sit down and play$/);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');

  const over = page.getByRole('button', { name: 'Verify this game' });
  let decisions = 0;
  let crowns = 0;
  let listed = 0;
  const until = Date.now() + 75_000;
  while (!(await over.isVisible()) && Date.now() < until) {
    if (!(await isAsked(page))) {
      await nextFrame(page);
      continue;
    }
    decisions++;
    if (await prompt(page).getByRole('button', { name: 'Keep the trump' }).isVisible()) {
      crowns++;
      if (crowns % 2 === 0) {
        // One of the cards on the table becomes trump.
        await page.keyboard.press('b');
        expect(await focused(page)).toMatch(/^Make .* the new trump$/);
        await page.keyboard.press('ArrowRight');
        expect(await focused(page)).toMatch(/^Make .* the new trump$/);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else {
        // The same through the list of all choices.
        await page.keyboard.press('c');
        await expect(page.getByRole('dialog', { name: 'All choices' }).getByRole('button', { name: 'Keep the trump' })).toBeVisible();
        await expect(page.locator('dialog[open] ul button').first()).toBeFocused();
        await tabTo(page, /^Keep the trump$/);
        await page.keyboard.press('Enter');
        listed++;
      }
      await expect(prompt(page).getByRole('button', { name: 'Keep the trump' })).toBeHidden();
      continue;
    }
    await page.keyboard.press('h');
    await page.keyboard.press('ArrowRight');
    const card = await focused(page);
    expect(card).toMatch(/strength \d of 9/);
    const piece = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.piece);
    await page.keyboard.press('Enter');
    if (decisions === 2) await snapshot(page, 'keyboard-picked');
    await page.keyboard.press('Enter');
    await expect(page.locator(`.hand [data-piece="${piece}"]`)).toHaveCount(0);
    // The keys stay in the hand, beside the card that left it.
    if ((await hand(page).count()) > 0) await expect(page.locator('.hand :focus')).toHaveCount(1);
  }
  expect(listed).toBeGreaterThan(0);
  await expect(over).toBeVisible();
  await tabTo(page, /^Verify this game$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything holds')).toBeVisible();
});

test('every event is told in the live region, in the current language', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'quick', theme: 'night', tap: 'once' });
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  const live = page.getByRole('log');
  await expect(live).toContainText('turned up');
  await expect(live).toContainText(/Your (turn|lead):/);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('uk');
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await page.getByRole('group', { name: 'Ваша рука' }).getByRole('button').first().click();
  await expect(live).toContainText(/кладе|починає взятку/);
});

test('a list opened again at once stays open, although its closing is told late', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'quick', theme: 'night', name: 'Odarka' });
  await page.goto('/new/blackmore?where=here');
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(prompt(page)).toContainText(/Your (turn|lead):/);
  await page.keyboard.press('c');
  const list = page.getByRole('dialog', { name: 'All choices' });
  await expect(list).toBeVisible();
  await page.evaluate(async () => {
    const dialog = document.querySelector('dialog[open]') as HTMLDialogElement;
    const closed = new Promise((told) => {
      dialog.addEventListener('close', told, { once: true });
    });
    (dialog.querySelector('header button') as HTMLButtonElement).click();
    while (dialog.open) await Promise.resolve();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
    await closed;
  });
  await expect(list).toBeVisible();
});
