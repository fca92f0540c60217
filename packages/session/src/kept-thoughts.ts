import type { Kept } from '@coven/bots';
import type { SeatQuestion } from './bot-input.ts';

/** Seats whose thoughts are kept: the ones asked about longest ago are forgotten. */
const MAX_KEPT = 64;

/** What bots in one thread keep of their seats from one question to the next. */
export class KeptThoughts {
  readonly #kept = new Map<string, Kept>();

  /** Bots in one seat think apart: one that only advises knows nothing of what another has planned. */
  of({ table, seat, bot }: Pick<SeatQuestion, 'table' | 'seat' | 'bot'>): Kept {
    const key = `${table} ${seat} ${bot}`;
    const thoughts = this.#kept.get(key) ?? {};
    this.#kept.delete(key);
    this.#kept.set(key, thoughts);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return thoughts;
  }
}
