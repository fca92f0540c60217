import { untrack } from 'svelte';
import { nextTask } from './before-paint.ts';

/**
 * Follows a value in a task of its own: a picture is work enough for one, and what is drawn anew because of it, such as another tab,
 * comes right after it. Both are there before pieces are measured and move.
 */
export function following<T>(value: () => T): { readonly now: T } {
  let now = $state.raw(untrack(value));
  $effect(() => {
    if (value() !== untrack(() => now)) void nextTask().then(() => (now = value()));
  });
  return {
    get now() {
      return now;
    },
  };
}
