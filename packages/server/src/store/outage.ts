import type { NotStored } from './store.ts';

/** How often it is tried whether something can be stored again, in milliseconds. */
const TRY_EVERY = 5000;

export interface OutageParts {
  /** Writes something; its failure comes back through `failed`. */
  readonly tryWriting: () => Promise<void>;
  /** Why nothing can be stored, or `null` when it can be again. */
  readonly onChange: (why: string | null) => void;
}

/**
 * A time when nothing can be stored. Said once when it begins and once when it ends, however many tables are hit meanwhile.
 * It ends when a write of our own succeeds, not with anybody's small line that just found room: that would be said again and again.
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
