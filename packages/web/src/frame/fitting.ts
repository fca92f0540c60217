import type { Action } from 'svelte/action';
import { beforePaint } from '../motion/before-paint.ts';

/** The densest that text is set. */
const MAX_DENSITY = 2;

/** Sets `data-dense` as high as the text in a place of fixed height needs, from 0 on; styles decide what it means. */
export const fitting: Action<HTMLElement> = (node) => {
  let isPlanned = false;
  const fit = () => {
    isPlanned = false;
    for (let density = 0; density <= MAX_DENSITY; density++) {
      node.dataset.dense = String(density);
      if (node.scrollHeight <= (node.parentElement?.clientHeight ?? 0)) return;
    }
  };
  // At each change the page would be laid out once more.
  const plan = () => {
    if (!isPlanned) void beforePaint().then(fit);
    isPlanned = true;
  };
  const text = new MutationObserver(plan);
  text.observe(node, { childList: true, subtree: true, characterData: true });
  const room = new ResizeObserver(plan);
  if (node.parentElement) room.observe(node.parentElement);
  return {
    destroy() {
      text.disconnect();
      room.disconnect();
    },
  };
};
