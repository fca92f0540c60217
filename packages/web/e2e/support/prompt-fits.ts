import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** Every word and every button of the prompt lies within it, once long words are set smaller. */
export async function expectPromptFits(page: Page): Promise<void> {
  await expect.poll(() => outsideOf(page), { timeout: 3000 }).toEqual([]);
}

function outsideOf(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('.prompt').evaluate((prompt) => {
    const room = prompt.getBoundingClientRect();
    const texts = [...prompt.querySelectorAll('.words p')].map((text) => ({ part: text.textContent, box: text.getBoundingClientRect() }));
    const buttons = [...prompt.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .flatMap((button) => [button, ...button.querySelectorAll('*')])
      .map((button) => ({ part: button.textContent, box: button.getBoundingClientRect() }));
    return [...texts, ...buttons].flatMap(({ part, box }) =>
      box.top < room.top - 1 || box.bottom > room.bottom + 1 || box.right > room.right + 1 ? [part] : [],
    );
  });
}
