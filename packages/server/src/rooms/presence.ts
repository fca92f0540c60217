import type { GuestId } from '../store/store.ts';

/** One connection at a table. */
export interface Watcher {
  readonly guest: GuestId;
  /** The last update it was sent. */
  cursor: number;
  readonly isOpen: boolean;
  send(text: string): void;
}

/** Who is at a table now, and since when the others are away. */
export class Presence {
  readonly #watchers = new Map<GuestId, Set<Watcher>>();
  readonly #awaySince = new Map<GuestId, number>();
  readonly #since: number;
  #count = 0;

  constructor(now: number) {
    this.#since = now;
  }

  /** Open connections. */
  get count(): number {
    return this.#count;
  }

  add(watcher: Watcher): void {
    const own = this.#watchers.get(watcher.guest) ?? new Set();
    if (!own.has(watcher)) this.#count++;
    this.#watchers.set(watcher.guest, own.add(watcher));
    this.#awaySince.delete(watcher.guest);
  }

  remove(watcher: Watcher, now: number): void {
    const own = this.#watchers.get(watcher.guest);
    if (!own?.delete(watcher)) return;
    this.#count--;
    if (own.size > 0) return;
    this.#watchers.delete(watcher.guest);
    this.#awaySince.set(watcher.guest, now);
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.get(watcher.guest)?.has(watcher) ?? false;
  }

  isHere(guest: GuestId): boolean {
    return this.#watchers.has(guest);
  }

  /** Milliseconds; 0 for whoever is here. Nobody's absence began before this table came into memory. */
  awayFor(guest: GuestId, now: number): number {
    return this.isHere(guest) ? 0 : now - (this.#awaySince.get(guest) ?? this.#since);
  }

  /** People without a seat. */
  spectators(isSeated: (guest: GuestId) => boolean): number {
    let count = 0;
    for (const guest of this.#watchers.keys()) if (!isSeated(guest)) count++;
    return count;
  }

  *[Symbol.iterator](): Iterator<Watcher> {
    for (const own of this.#watchers.values()) yield* own;
  }
}
