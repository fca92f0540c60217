import type { Me } from '@coven/protocol';
import { lobbyLines } from '@coven/room';
import type { GuestId } from '../store/people.ts';
import type { Store } from '../store/store.ts';

/** Tables in a list. */
export const MAX_LISTED = 100;

/** What a guest finds on the own page. */
export class OwnPage {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async of(guest: GuestId): Promise<Me> {
    const { people, tables } = this.#store;
    return { name: (await people.name(guest)) ?? null, tables: lobbyLines(await tables.tablesOf(guest, MAX_LISTED)) };
  }
}
