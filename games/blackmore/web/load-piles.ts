/** The picture of the end is no part of the first load. */
export function loadPiles(): Promise<typeof import('./Piles.svelte')> {
  return import('./Piles.svelte');
}
