import type { Action } from 'svelte/action';

/** The densest that text is set. */
const MAX_DENSITY = 2;

/** Sets `data-dense` as high as the text in a place of fixed height needs, from 0 on; styles decide what it means. */
export const fitting: Action<HTMLElement> = (node) => {
  let frame = 0;
  const fit = () => {
    frame = 0;
    for (let density = 0; density <= MAX_DENSITY; density++) {
      node.dataset.dense = String(density);
      if (node.scrollHeight <= (node.parentElement?.clientHeight ?? 0)) return;
    }
  };
  // Measured when the page is laid out anyway: at each change it would be laid out once more.
  const plan = () => {
    frame ||= requestAnimationFrame(fit);
  };
  const text = new MutationObserver(plan);
  text.observe(node, { childList: true, subtree: true, characterData: true });
  const room = new ResizeObserver(plan);
  if (node.parentElement) room.observe(node.parentElement);
  return {
    destroy() {
      cancelAnimationFrame(frame);
      text.disconnect();
      room.disconnect();
    },
  };
};
