import { router } from '../router.svelte.ts';

/** For the main part of a page: whoever came by a link or a button goes on from there, not from the top of the document. */
export function arriving(main: HTMLElement): void {
  if (router.hasMoved && document.activeElement === document.body) main.focus({ preventScroll: true });
}
