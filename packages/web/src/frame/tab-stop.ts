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
    if (last && !all.includes(last)) last = null;
    if (place !== null && document.activeElement === document.body) {
      // The focused piece was played, or sorted into another place: a player who used a key goes on there or beside it.
      last ??= all[Math.min(place, all.length - 1)] ?? null;
      last?.focus();
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
  /** A player who focuses or touches something else has left; a focused piece that is removed or moved does neither. */
  const left = ({ target }: Event) => {
    if (target instanceof Node && !node.contains(target)) place = null;
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
  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener('focusin', focused, { signal });
  node.addEventListener('keydown', key, { signal });
  document.addEventListener('focusin', left, { signal });
  document.addEventListener('pointerdown', left, { signal });
  return {
    destroy() {
      observer.disconnect();
      stop.abort();
    },
  };
}
