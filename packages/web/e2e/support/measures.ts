import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** Pixels. */
const MIN_TEXT = 12;
const MIN_TARGET = 44;
/** A board of many places that can be made larger with two fingers. */
const MIN_ZOOMED_TARGET = 32;

/** Letters that are too small, targets too small for a finger, and text that does not fit into its place, each as a line. */
export function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([minText, minTarget, minZoomed]) => {
      const found = new Set<string>();
      const nameOf = (element: Element) =>
        `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
      const isSeen = (element: Element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        if (element.closest('.visually-hidden, [inert], .skip')) return false;
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1;
      };

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        if (!element || (text.textContent ?? '').trim() === '' || element.closest('script, style, option') || !isSeen(element)) continue;
        const scale =
          element instanceof SVGGraphicsElement ? Math.hypot(element.getScreenCTM()?.a ?? 1, element.getScreenCTM()?.b ?? 0) : 1;
        const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < minText - 0.05) found.add(`${size.toFixed(1)} px letters: ${nameOf(element)}`);
      }

      for (const target of document.querySelectorAll('a[href], button, select, input, textarea, summary, [role="button"]')) {
        // A box to tick is as large as what is written beside it.
        const touched = target.matches('input[type="radio"], input[type="checkbox"], input[type="file"]')
          ? (target.closest('label') ?? target)
          : target;
        if (!isSeen(touched)) continue;
        // A link within a sentence is as high as its line.
        if (target.matches('a') && getComputedStyle(target).display === 'inline') continue;
        const { width, height } = touched.getBoundingClientRect();
        const least = target.closest('[data-zooms]') ? minZoomed : minTarget;
        if (Math.min(width, height) < least - 0.5) found.add(`${width.toFixed(0)} × ${height.toFixed(0)} target: ${nameOf(target)}`);
      }

      for (const element of document.querySelectorAll('main *, header *')) {
        const { overflowX, textOverflow } = getComputedStyle(element);
        if (!isSeen(element) || element instanceof SVGElement || !['visible', 'hidden', 'clip'].includes(overflowX)) continue;
        const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
        if (hasText && textOverflow !== 'ellipsis' && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
          found.add(`${element.scrollWidth - element.clientWidth} px too wide: ${nameOf(element)}`);
      }
      return [...found];
    },
    [MIN_TEXT, MIN_TARGET, MIN_ZOOMED_TARGET] as const,
  );
}

/** One main part with the heading in it or above it; the banner and everything else that is not the page's matter outside it. */
export async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const banners = await page.getByRole('banner').evaluateAll((all) => all.map((banner) => banner.closest('main') !== null));
  expect(banners).toEqual([false]);
  const inside = page.locator('main').locator('nav[aria-label], aside, [role="complementary"], [role="contentinfo"]');
  expect(await inside.evaluateAll((all) => all.filter((part) => part.tagName === 'ASIDE').length)).toBe(0);
}
