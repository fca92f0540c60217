import type { Listener } from '@coven/session';
import type { GuestId } from '../store/store.ts';

/** One connection at a room. */
export interface Watcher extends Listener {
  readonly guest: GuestId;
  /** The last update it was sent. */
  cursor: number;
  readonly isOpen: boolean;
  /** `more` goes right behind. */
  send(text: string, more?: string): void;
}

/** Who is at a table now, and since when the others are away. */
export class Presence {
  /** Replaced, not changed, when somebody comes or goes: whoever walks through it may cause that. */
  #watchers: readonly Watcher[] = [];
  /** Connections of each guest. */
  readonly #here = new Map<GuestId, number>();
  readonly #awaySince = new Map<GuestId, number>();
  readonly #since: number;

  constructor(now: number) {
    this.#since = now;
  }

  get watchers(): readonly Watcher[] {
    return this.#watchers;
  }

  /** Open connections. */
  get count(): number {
    return this.#watchers.length;
  }

  add(watcher: Watcher): void {
    if (this.has(watcher)) return;
    this.#watchers = [...this.#watchers, watcher];
    this.#here.set(watcher.guest, (this.#here.get(watcher.guest) ?? 0) + 1);
    this.#awaySince.delete(watcher.guest);
  }

  remove(watcher: Watcher, now: number): void {
    if (!this.has(watcher)) return;
    this.#watchers = this.#watchers.filter((one) => one !== watcher);
    const left = (this.#here.get(watcher.guest) ?? 1) - 1;
    if (left > 0) {
      this.#here.set(watcher.guest, left);
      return;
    }
    this.#here.delete(watcher.guest);
    this.#awaySince.set(watcher.guest, now);
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.includes(watcher);
  }

  isHere(guest: GuestId): boolean {
    return this.#here.has(guest);
  }

  /** Milliseconds; 0 for whoever is here. Nobody's absence began before this table came into memory. */
  awayFor(guest: GuestId, now: number): number {
    if (this.isHere(guest)) return 0;
    const since = this.#awaySince.get(guest) ?? this.#since;
    if (since <= now) return now - since;
    // The clock was set back: count from now on.
    this.#awaySince.set(guest, now);
    return 0;
  }

  /** People without a seat. */
  spectators(isSeated: (guest: GuestId) => boolean): number {
    let count = 0;
    for (const guest of this.#here.keys()) if (!isSeated(guest)) count++;
    return count;
  }
}
