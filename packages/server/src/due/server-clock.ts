import type { Environment } from '../environment.ts';
import type { Store } from '../store/store.ts';
import type { EndTimer } from '../timers.ts';

/** How often a node stores what its clock shows, and how much time counts at most between two times, in milliseconds. */
const HEARTBEAT = 10_000;
const MAX_BEAT = 12_000;

/**
 * The clock of an installation: it counts the time in which any node was up and could store something, and neither jumps nor stands
 * still when a node ends. Every node counts on from what is stored, so none is ever ahead of the others by more than a heartbeat.
 */
export class ServerClock {
  readonly #store: Store;
  readonly #elapsed: () => number;
  readonly #endBeats: EndTimer;
  /** What the clock showed, and when, on a clock of this process that never jumps. */
  #shown: { readonly time: number; readonly at: number };

  private constructor(store: Store, { elapsed, timers }: Pick<Environment, 'elapsed' | 'timers'>, time: number) {
    this.#store = store;
    this.#elapsed = elapsed;
    this.#shown = { time, at: elapsed() };
    this.#endBeats = timers.every(HEARTBEAT, () => void this.#beat());
  }

  static async of(store: Store, environment: Pick<Environment, 'elapsed' | 'timers'>): Promise<ServerClock> {
    return new ServerClock(store, environment, await store.moveClock(0));
  }

  /** Milliseconds. */
  now(): number {
    return this.#at(this.#elapsed());
  }

  #at(elapsed: number): number {
    const { time, at } = this.#shown;
    return Math.floor(time + Math.min(elapsed - at, MAX_BEAT));
  }

  async #beat(): Promise<void> {
    const at = this.#elapsed();
    try {
      this.#shown = { time: await this.#store.moveClock(this.#at(at)), at };
    } catch {
      // Time in which nothing can be stored does not count; the outage is reported elsewhere.
    }
  }

  /** Stores what the clock shows. */
  async close(): Promise<void> {
    this.#endBeats();
    await this.#beat();
  }
}
