import { test } from 'vitest';
import type { Store } from '../../src/store/store.ts';

export interface Opened {
  readonly store: Store;
  /** Closes the store and opens a new one on the same data. */
  reopen(): Promise<Store>;
  dispose(): Promise<void>;
}

/** Opens an empty store. */
export type OpenStore = () => Promise<Opened>;

/** How to state one law of a store, or of a part of it. */
export function lawsOf<Part>(name: string, open: OpenStore, partOf: (store: Store) => Part) {
  return (what: string, check: (part: Part, opened: Opened) => Promise<void>) =>
    test(`${name}: ${what}`, async () => {
      const opened = await open();
      try {
        await check(partOf(opened.store), opened);
      } finally {
        await opened.dispose();
      }
    });
}
