import type { Page } from '@playwright/test';

declare global {
  interface Window {
    covenMoments: string[];
  }
}

/** Keeps what stands over the table for a moment: by the time a test looks, it may be gone. */
export async function keepMoments(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    window.covenMoments = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const moment = node instanceof Element ? (node.matches('.moment') ? node : node.querySelector('.moment')) : null;
        if (moment) window.covenMoments.push(moment.textContent ?? '');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.covenMoments);
}
