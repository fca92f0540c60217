import type { Action } from 'svelte/action';

const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** One stop of the tab key for places that lie about: an arrow goes to the nearest one that way. */
export const steer: Action<HTMLElement> = (node) => {
  const stops = () => [...node.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  let last: HTMLElement | null = null;

  // Whoever comes by the tab key comes to something that can be done; whoever is here stays where they are.
  const settle = () => {
    const all = stops();
    const isGood = (stop: HTMLElement | null) => stop !== null && all.includes(stop) && (stop === document.activeElement || isLegal(stop));
    if (!isGood(last)) last = all.find(isLegal) ?? (last && all.includes(last) ? last : (all[0] ?? null));
    for (const stop of all) stop.tabIndex = stop === last ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && stops().includes(event.target)) {
      last = event.target;
      settle();
    }
  };
  const key = (event: KeyboardEvent) => {
    const heading = HEADINGS[event.key];
    const from = document.activeElement;
    if (!heading || !(from instanceof HTMLElement) || !node.contains(from) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    nearest(from, stops(), heading)?.focus();
  };

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true, attributeFilter: ['class', 'disabled'] });
  node.addEventListener('focusin', focused);
  node.addEventListener('keydown', key);
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener('focusin', focused);
      node.removeEventListener('keydown', key);
    },
  };
};

function isLegal(stop: HTMLElement): boolean {
  return stop.classList.contains('legal');
}

/** The nearest one within a wedge of 60° to each side; sideways distance counts more. */
function nearest(from: HTMLElement, stops: readonly HTMLElement[], [hx, hy]: readonly [number, number]): HTMLElement | undefined {
  const start = middleOf(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of stops) {
    if (stop === from) continue;
    const { x, y } = middleOf(stop);
    const ahead = (x - start.x) * hx + (y - start.y) * hy;
    const aside = Math.abs((x - start.x) * hy) + Math.abs((y - start.y) * hx);
    if (ahead <= 1 || aside > ahead * 1.75) continue;
    const cost = ahead + aside * 1.5;
    if (cost < least) {
      least = cost;
      best = stop;
    }
  }
  return best;
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
