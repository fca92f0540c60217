import type { Action } from 'svelte/action';

const NEXT: ReadonlySet<string> = new Set(['ArrowRight', 'ArrowDown']);
const BACK: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp']);

/** One stop of the tab key for a group of buttons; arrows, Home and End move inside it. */
export const roving: Action<HTMLElement> = (node) => {
  const stops = () => [...node.querySelectorAll<HTMLElement>('button:not(:disabled), [role="button"]')];
  let last: HTMLElement | null = null;

  const settle = () => {
    const all = stops();
    if (!last || !all.includes(last)) last = all[0] ?? null;
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
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || all.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    let next: HTMLElement | undefined;
    if (NEXT.has(event.key)) next = all[(at + 1) % all.length];
    else if (BACK.has(event.key)) next = all[(at - 1 + all.length) % all.length];
    else if (event.key === 'Home') next = all[0];
    else if (event.key === 'End') next = all.at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
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
