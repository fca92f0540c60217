import type { Action } from 'svelte/action';

/** The densest that text is set. */
const MAX_DENSITY = 2;

/** Sets `data-dense` as high as the text in a place of fixed height needs, from 0 on; styles decide what it means. */
export const fitting: Action<HTMLElement> = (node) => {
  const fit = () => {
    for (let density = 0; density <= MAX_DENSITY; density++) {
      node.dataset.dense = String(density);
      if (node.scrollHeight <= (node.parentElement?.clientHeight ?? 0)) return;
    }
  };
  const text = new MutationObserver(fit);
  text.observe(node, { childList: true, subtree: true, characterData: true });
  const room = new ResizeObserver(fit);
  if (node.parentElement) room.observe(node.parentElement);
  return {
    destroy() {
      text.disconnect();
      room.disconnect();
    },
  };
};
