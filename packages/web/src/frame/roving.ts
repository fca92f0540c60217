import type { Action } from 'svelte/action';
import { tabStop } from './tab-stop.ts';

const NEXT: ReadonlySet<string> = new Set(['ArrowRight', 'ArrowDown']);
const BACK: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowUp']);

/** One stop of the tab key for a group of buttons; arrows, Home and End move inside it. */
export const roving: Action<HTMLElement> = (node) =>
  tabStop(node, {
    next: (key, from, stops) => {
      const at = stops.indexOf(from);
      if (NEXT.has(key)) return stops[(at + 1) % stops.length];
      if (BACK.has(key)) return stops.at(at - 1);
      return key === 'Home' ? stops[0] : key === 'End' ? stops.at(-1) : undefined;
    },
  });
