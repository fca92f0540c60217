import type { GuestId } from '../store/store.ts';

const IDS_MOST = 32;
const GUESTS_MOST = 64;

/**
 * The last requests of each guest that changed something: one that comes again is answered again and never done twice.
 * Refused ones changed nothing and are simply judged anew.
 */
export class Requests {
  readonly #done = new Map<GuestId, Set<string>>();

  constructor(done: readonly (readonly [GuestId, readonly string[]])[] = []) {
    for (const [guest, ids] of done) for (const id of ids) this.note(guest, id);
  }

  isDone(guest: GuestId, id: string): boolean {
    return this.#done.get(guest)?.has(id) ?? false;
  }

  note(guest: GuestId, id: string): void {
    const ids = this.#done.get(guest) ?? new Set<string>();
    ids.add(id);
    dropFirst(ids, IDS_MOST);
    // Whoever asked last is forgotten last.
    this.#done.delete(guest);
    this.#done.set(guest, ids);
    dropFirst(this.#done, GUESTS_MOST);
  }

  save(): readonly (readonly [GuestId, readonly string[]])[] {
    return [...this.#done].map(([guest, ids]) => [guest, [...ids]] as const);
  }
}

function dropFirst<Key>(keys: Map<Key, unknown> | Set<Key>, most: number): void {
  if (keys.size <= most) return;
  for (const key of keys.keys()) {
    keys.delete(key);
    return;
  }
}
