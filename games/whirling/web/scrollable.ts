import type { Action } from 'svelte/action';

/** Marks an area that is too small for what is in it, and lets the keyboard scroll it. */
export const scrollable: Action<HTMLElement> = (node) => {
  const measure = () => {
    const scrolls = node.scrollHeight > node.clientHeight + 2;
    node.classList.toggle('scrolls', scrolls);
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(measure);
  const watchAll = () => {
    sizes.disconnect();
    sizes.observe(node);
    // What is observed is measured once as soon as it is laid out: to measure it here would lay out the page once more.
    for (const child of node.children) sizes.observe(child);
  };
  const children = new MutationObserver(watchAll);
  children.observe(node, { childList: true });
  watchAll();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
    },
  };
};
