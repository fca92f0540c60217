import type { Seat } from '@coven/core';

/** A player may be away this many times the table's median thinking time, */
const GRACE_FACTOR = 5;
/** but for no longer than this, in milliseconds, unless the host's setting is longer. */
const MAX_GRACE = 600_000;
/** The latest thinking times that count. */
const MAX_TIMES = 25;

/** How fast people play at one table: the time from when a seat is awaited until it no longer is. */
export class Pace {
  readonly #times: number[];
  readonly #awaitedSince = new Map<Seat, number>();

  constructor(times: readonly number[]) {
    this.#times = [...times];
  }

  /** Whole milliseconds, the latest last. */
  get times(): readonly number[] {
    return [...this.#times];
  }

  /** Notes who is awaited now. Only the times of people count, not those of bots. */
  note(awaited: readonly { readonly seat: Seat }[], isPerson: (seat: Seat) => boolean, now: number): void {
    for (const [seat, since] of this.#awaitedSince) {
      if (awaited.some((one) => one.seat === seat) && isPerson(seat)) continue;
      this.#awaitedSince.delete(seat);
      if (isPerson(seat)) this.#count(Math.round(now - since));
    }
    for (const { seat } of awaited) if (isPerson(seat) && !this.#awaitedSince.has(seat)) this.#awaitedSince.set(seat, now);
  }

  #count(time: number): void {
    this.#times.push(time);
    if (this.#times.length > MAX_TIMES) this.#times.shift();
  }

  /** A player who was away starts to think now. */
  restart(seat: Seat, now: number): void {
    if (this.#awaitedSince.has(seat)) this.#awaitedSince.set(seat, now);
  }

  /**
   * How long a player may be away before a familiar may be called, in milliseconds: five times the median thinking time, at most ten
   * minutes, but never less than the host's setting.
   */
  grace(min: number): number {
    const sorted = [...this.#times].sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return Math.max(min, Math.min(GRACE_FACTOR * median, MAX_GRACE));
  }
}
