import type { Listener } from '@coven/session';
import { Counts } from '../counts.ts';
import type { GuestId } from '../store/store.ts';

/** One connection in a room. */
export interface Watcher extends Listener {
  readonly guest: GuestId;
  /** The cursor of the last update sent. */
  cursor: number;
  readonly isOpen: boolean;
  /** `more` is sent directly after `text`. */
  send(text: string, more?: string): void;
}

/** Who is at a table now, and since when others have been away. */
export class Presence {
  /** Replaced, never mutated: iterating over it may cause watchers to come or go. */
  #watchers: readonly Watcher[] = [];
  /** Connections of each guest. */
  readonly #here = new Counts<GuestId>();
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
    this.#here.add(watcher.guest);
    this.#awaySince.delete(watcher.guest);
  }

  remove(watcher: Watcher, now: number): void {
    if (!this.has(watcher)) return;
    this.#watchers = this.#watchers.filter((one) => one !== watcher);
    this.#here.remove(watcher.guest);
    if (!this.isHere(watcher.guest)) this.#awaySince.set(watcher.guest, now);
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.includes(watcher);
  }

  isHere(guest: GuestId): boolean {
    return this.#here.of(guest) > 0;
  }

  /** How long a guest has been away in milliseconds; 0 if present. Absences count from when this table was loaded at the earliest. */
  awayFor(guest: GuestId, now: number): number {
    if (this.isHere(guest)) return 0;
    const since = this.#awaySince.get(guest) ?? this.#since;
    if (since <= now) return now - since;
    // The clock was set back: start counting now.
    this.#awaySince.set(guest, now);
    return 0;
  }

  /** The number of guests without a seat. */
  spectators(isSeated: (guest: GuestId) => boolean): number {
    let count = 0;
    for (const guest of this.#here.keys()) if (!isSeated(guest)) count++;
    return count;
  }
}
