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

/** Who is at a table now, and since when others have been away. All times are of a clock that never jumps. */
export class Presence {
  /** Replaced, never mutated: iterating over it may cause watchers to come or go. */
  #watchers: readonly Watcher[] = [];
  /** Connections of each guest. */
  readonly #here = new Counts<GuestId>();
  readonly #awaySince = new Map<GuestId, number>();
  readonly #since: number;

  /** `away`: how long guests were away before this table was loaded, in milliseconds. */
  constructor(now: number, away: Readonly<Record<GuestId, number>> = {}) {
    this.#since = now;
    for (const [guest, time] of Object.entries(away)) this.#awaySince.set(guest, now - time);
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

  /** How long a guest has been away in milliseconds; 0 if present. Time in which the table was not loaded does not count. */
  awayFor(guest: GuestId, now: number): number {
    if (this.isHere(guest)) return 0;
    return now - (this.#awaySince.get(guest) ?? this.#since);
  }

  /** The number of guests without a seat. */
  spectators(isSeated: (guest: GuestId) => boolean): number {
    let count = 0;
    for (const guest of this.#here.keys()) if (!isSeated(guest)) count++;
    return count;
  }
}
