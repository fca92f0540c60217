import type { NotStored } from './store.ts';

/** How often the server tries to write during an outage, in milliseconds. */
const TRY_EVERY = 5000;

export interface OutageParts {
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
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: OutageParts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  failed({ message }: NotStored): void {
    if (this.isOn) return;
    this.#timer = setInterval(() => void this.#try(), TRY_EVERY).unref();
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
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
