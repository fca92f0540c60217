import type { DatabaseSync } from 'node:sqlite';
import { SeqTaken } from './store.ts';

export interface Commit {
  readonly writes: number;
  readonly milliseconds: number;
}

interface Write {
  readonly run: () => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** After a commit the next one waits this many times as long as it took, so that a busy server gathers more writes for each. */
const REST = 3;
/** But no longer than this, in milliseconds. */
const REST_MOST = 8;

/**
 * Many writes, one commit: waiting for the disk costs about the same for one line as for a hundred.
 * A lone write is committed as soon as the event loop has read all that its sockets hold; under load commits keep a distance.
 */
export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #onCommit: (commit: Commit) => void;
  #waiting: Write[] = [];
  #isClosed = false;
  #restUntil = 0;

  constructor(db: DatabaseSync, onCommit: (commit: Commit) => void) {
    this.#db = db;
    this.#onCommit = onCommit;
  }

  /** A write that finds its number taken is refused alone, having changed nothing; any other failure fails all that share the commit. */
  add(run: () => void): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) this.#schedule();
      this.#waiting.push({ run, done, failed });
    });
  }

  #schedule(): void {
    const rest = this.#restUntil - performance.now();
    if (rest < 1) setImmediate(() => this.#commit());
    else setTimeout(() => this.#commit(), rest);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#commit();
  }

  #commit(): void {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    const begun = performance.now();
    const refused = new Map<Write, unknown>();
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const write of writes) {
        try {
          write.run();
        } catch (error) {
          if (!(error instanceof SeqTaken)) throw error;
          refused.set(write, error);
        }
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const write of writes) write.failed(error);
      return;
    }
    const ended = performance.now();
    this.#restUntil = ended + Math.min(REST_MOST, REST * (ended - begun));
    this.#onCommit({ writes: writes.length, milliseconds: ended - begun });
    for (const write of writes) {
      if (refused.has(write)) write.failed(refused.get(write));
      else write.done();
    }
  }
}
