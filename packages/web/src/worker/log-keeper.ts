import type { LogStore } from '../store/table-store.ts';
import type { LocalSave } from './messages.ts';

export interface KeeperEvents {
  /** What happened was not stored: it goes on in memory, and everything is tried again with the next move. */
  unkept(): void;
  /** Another tab has gone on with this table: what happened here since did not happen. */
  overtaken(): void;
}

/** Stores one table's log as it grows, one addition after the other. */
export class LogKeeper {
  /** Rejects where there is no store. */
  readonly #store: Promise<LogStore>;
  readonly #events: KeeperEvents;
  /** Entries in the store. */
  #length: number;
  #last: Promise<void> = Promise.resolve();
  #isOvertaken = false;

  constructor(store: Promise<LogStore>, length: number, events: KeeperEvents) {
    this.#store = store;
    this.#length = length;
    this.#events = events;
    // Nothing may have to be stored: a store that is not there is no error until then.
    store.catch(() => undefined);
  }

  keep(save: LocalSave): void {
    this.#last = this.#last.then(() => this.#append(save));
  }

  /** Calls when everything so far is stored, or could not be. Never for a table that was overtaken. */
  afterwards(then: () => void): void {
    void this.#last.then(() => {
      if (!this.#isOvertaken) then();
    });
  }

  async #append({ log, ...front }: LocalSave): Promise<void> {
    if (this.#isOvertaken) return;
    const { length } = log;
    try {
      const store = await this.#store;
      if ((await store.append(front, this.#length, log.slice(this.#length, length))) === 'appended') this.#length = length;
      else {
        this.#isOvertaken = true;
        this.#events.overtaken();
      }
    } catch {
      this.#events.unkept();
    }
  }
}
