import { tabStop } from '@coven/web/frame/tab-stop.ts';
import type { Action } from 'svelte/action';

const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** One stop of the tab key for places that lie about: an arrow goes to the nearest one that way. */
export const steer: Action<HTMLElement> = (node) =>
  tabStop(node, {
    next: (key, from, stops) => {
      const heading = HEADINGS[key];
      return heading && nearest(from, stops, heading);
    },
    isWorthwhile: (stop) => stop.classList.contains('legal'),
  });

/** The nearest one within a wedge of 60° to each side; sideways distance counts more. */
function nearest(from: HTMLElement, stops: readonly HTMLElement[], [hx, hy]: readonly [number, number]): HTMLElement | undefined {
  const start = middleOf(from);
  let best: HTMLElement | undefined;
  let min = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    if (stop === from) continue;
    const { x, y } = middleOf(stop);
    const ahead = (x - start.x) * hx + (y - start.y) * hy;
    const aside = Math.abs((x - start.x) * hy) + Math.abs((y - start.y) * hx);
    if (ahead <= 1 || aside > ahead * 1.75) continue;
    const cost = ahead + aside * 1.5;
    if (cost < min) {
      min = cost;
      best = stop;
    }
  }
  return best;
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
