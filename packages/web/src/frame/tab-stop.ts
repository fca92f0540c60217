import type { ActionReturn } from 'svelte/action';

interface Ways {
  /** Where a key leads from one of the stops. */
  readonly next: (key: string, from: HTMLElement, stops: readonly HTMLElement[]) => HTMLElement | undefined;
  /** Whoever comes by the tab key comes to one of these if there is one; whoever is here stays where they are. */
  readonly isWorthwhile?: (stop: HTMLElement) => boolean;
}

/** One stop of the tab key for a group of buttons, with keys of its own inside. */
export function tabStop(node: HTMLElement, { next, isWorthwhile = () => true }: Ways): ActionReturn {
  const stops = () => [...node.querySelectorAll<HTMLElement>('button:not(:disabled), [role="button"]')];
  let last: HTMLElement | null = null;

  const settle = () => {
    const all = stops();
    if (last && !all.includes(last)) last = null;
    if (!last || (last !== document.activeElement && !isWorthwhile(last))) last = all.find(isWorthwhile) ?? last ?? all[0] ?? null;
    for (const stop of all) stop.tabIndex = stop === last ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && stops().includes(event.target)) {
      last = event.target;
      settle();
    }
  };
  const key = (event: KeyboardEvent) => {
    const all = stops();
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || !all.includes(from) || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = next(event.key, from, all);
    if (!to) return;
    event.preventDefault();
    to.focus();
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
}
