import type { Listener } from '@coven/session';
import { Counts } from './counts.ts';
import type { GuestId } from './guest.ts';

/** One connection in a room. */
export interface Watcher extends Listener {
  readonly guest: GuestId;
  /** The cursor of the last update sent. */
  cursor: number;
  readonly isOpen: boolean;
  /** `more` is sent directly after `text`. */
  send(text: string, more?: string): void;
}

/** Who is at a table now, on any node, and since when others have been away. All times are of a clock that never jumps. */
export class Presence {
  /** Replaced, never mutated: iterating over it may cause watchers to come or go. */
  #watchers: readonly Watcher[] = [];
  /** Connections of each guest. */
  readonly #here = new Counts<GuestId>();
  readonly #awaySince = new Map<GuestId, number>();
  /** By node: who is connected there, until when that is believed. */
  readonly #elsewhere = new Map<string, { readonly guests: ReadonlySet<GuestId>; readonly until: number }>();
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

  /** The guests with a connection to this node. */
  get guests(): readonly GuestId[] {
    return [...this.#here.keys()];
  }

  isHere(guest: GuestId): boolean {
    if (this.#here.of(guest) > 0) return true;
    for (const { guests } of this.#elsewhere.values()) if (guests.has(guest)) return true;
    return false;
  }

  /** Another node says who is connected to it; that holds until the given time. */
  hear(node: string, guests: readonly GuestId[], now: number, until: number): void {
    const before = this.#elsewhere.get(node)?.guests ?? [];
    if (guests.length === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, { guests: new Set(guests), until });
    for (const guest of guests) this.#awaySince.delete(guest);
    for (const guest of before) if (!this.isHere(guest)) this.#awaySince.set(guest, now);
  }

  /** Stops believing what other nodes said too long ago. */
  expire(now: number): void {
    for (const [node, { until }] of this.#elsewhere) if (until < now) this.hear(node, [], now, now);
  }

  /** How long a guest has been away in milliseconds; 0 if present. Time in which the table was not loaded does not count. */
  awayFor(guest: GuestId, now: number): number {
    if (this.isHere(guest)) return 0;
    return now - (this.#awaySince.get(guest) ?? this.#since);
  }

  /** The number of guests without a seat. */
  spectators(isSeated: (guest: GuestId) => boolean): number {
    const guests = new Set(this.#here.keys());
    for (const node of this.#elsewhere.values()) for (const guest of node.guests) guests.add(guest);
    let count = 0;
    for (const guest of guests) if (!isSeated(guest)) count++;
    return count;
  }
}
