import { mount, unmount } from 'svelte';
import type { ActionReturn } from 'svelte/action';
import type { BoardView } from '../table/board-view.svelte.ts';
import { wantWords } from '../words/words.svelte.ts';

interface Explained {
  readonly board: BoardView;
  readonly isCoached: boolean;
  readonly showRule: (rule: string) => void;
}

/** What lies on the table: what is at its sides counts as well. */
export const TABLE = '.board-area, .hand-area, aside';
/** Sent to what has the focus: it is to be explained. */
export const EXPLAIN = 'explain';

/** Explains what a pointer rests on, and what is asked for by the right button or a key. It is loaded with the first movement. */
export function explaining(node: HTMLElement, { board, isCoached, showRule }: Explained): ActionReturn {
  let layer: Promise<{ open: (target: Element, point: { x: number; y: number } | null) => void }> | undefined;
  /** Whether the finger that came first has gone before anything was loaded. */
  let hasGone = false;
  const gone = () => {
    hasGone = true;
  };
  const load = (first: Event) => {
    layer ??= Promise.all([import('../explain/Explaining.svelte'), wantWords('about')]).then(([{ default: Explaining }]) =>
      mount(Explaining, {
        target: node.querySelector('main') ?? node,
        props: { board, isCoached, root: node, showRule, first: hasGone ? null : first },
      }),
    );
    return layer;
  };
  const ask = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'contextmenu') {
      if (!target.closest(TABLE)) return;
      event.preventDefault();
    }
    void load(event).then(({ open }) => open(target, event instanceof PointerEvent ? event : null));
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown']) node.addEventListener(type, load, { once: true });
  for (const type of ['pointerup', 'pointercancel']) node.addEventListener(type, gone, { once: true, capture: true });
  for (const type of ['contextmenu', EXPLAIN]) node.addEventListener(type, ask);
  return {
    destroy: () => void layer?.then((mounted) => unmount(mounted)),
  };
}
