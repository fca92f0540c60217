import type { EndTimer, Timers } from '../timers.ts';
import type { NotStored } from './store.ts';

/** How often the server tries to write during an outage, in milliseconds. */
const TRY_EVERY = 5000;

export interface OutageParts {
  readonly timers: Timers;
  /** Writes something; rejects if it cannot. */
  readonly tryWriting: () => Promise<void>;
  /** Called with the reason when an outage begins, and with `null` when it ends. */
  readonly onChange: (why: string | null) => void;
}

/**
 * A period in which nothing can be stored. It is reported once when it begins and once when it ends, however many tables are affected.
 * It ends when a test write succeeds, not when some small line happens to fit: otherwise it would begin and end again and again.
 */
export class Outage {
  readonly #parts: OutageParts;
  #endTries: EndTimer | undefined;

  constructor(parts: OutageParts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#endTries !== undefined;
  }

  failed({ message }: NotStored): void {
    if (this.isOn) return;
    this.#endTries = this.#parts.timers.every(TRY_EVERY, () => void this.#try());
    this.#parts.onChange(message);
  }

  async #try(): Promise<void> {
    try {
      await this.#parts.tryWriting();
    } catch {
      return;
    }
    if (!this.isOn) return;
    this.close();
    this.#parts.onChange(null);
  }

  close(): void {
    this.#endTries?.();
    this.#endTries = undefined;
  }
}
