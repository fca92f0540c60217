import type { ActionReturn } from 'svelte/action';

interface Ways {
  /** Where a key leads from one of the stops. */
  readonly next: (key: string, from: HTMLElement, stops: readonly HTMLElement[]) => HTMLElement | undefined;
  /** The tab key leads to one of these if there is one; a focus that is inside already stays. */
  readonly isWorthwhile?: (stop: HTMLElement) => boolean;
}

/** One stop of the tab key for a group of buttons, with keys of its own inside. */
export function tabStop(node: HTMLElement, { next, isWorthwhile = () => true }: Ways): ActionReturn {
  const stops = () => [...node.querySelectorAll<HTMLElement>('button:not(:disabled), [role="button"]')];
  let last: HTMLElement | null = null;
  /** Where the stop stands that has the focus. */
  let place: number | null = null;

  const settle = () => {
    const all = stops();
    if (last && !all.includes(last)) {
      // The piece that was just played is gone: a player who used a key goes on beside it.
      const isLost = place !== null && document.activeElement === document.body;
      last = isLost ? (all[Math.min(place ?? 0, all.length - 1)] ?? null) : null;
      if (isLost) last?.focus();
    }
    if (!last || (last !== document.activeElement && !isWorthwhile(last))) last = all.find(isWorthwhile) ?? last ?? all[0] ?? null;
    for (const stop of all) stop.tabIndex = stop === last ? 0 : -1;
  };
  const focused = (event: FocusEvent) => {
    const at = event.target instanceof HTMLElement ? stops().indexOf(event.target) : -1;
    if (at < 0) return;
    last = event.target as HTMLElement;
    place = at;
    settle();
  };
  const left = ({ relatedTarget }: FocusEvent) => {
    // When a focused piece is removed, nothing gets the focus.
    if (relatedTarget !== null) place = null;
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
  node.addEventListener('focusout', left);
  node.addEventListener('keydown', key);
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener('focusin', focused);
      node.removeEventListener('focusout', left);
      node.removeEventListener('keydown', key);
    },
  };
}
