import type { DatabaseSync } from 'node:sqlite';
import type { Commit } from './commit.ts';
import { NotStored } from './store.ts';

interface Write {
  readonly run: () => unknown;
  readonly done: (result: unknown) => void;
  readonly failed: (error: unknown) => void;
}

interface CommitCallbacks {
  /** Called when no other process can write until the commit. */
  readonly onBegin: () => void;
  readonly onCommit: (commit: Commit) => void;
  readonly onError: (error: NotStored) => void;
}

/** While writes keep coming, a commit waits for more, up to this many times the duration of the last commit. */
const PATIENCE = 8;
/** Upper bound of that wait, in milliseconds. */
const MAX_PATIENCE = 8;
/** After this many turns of the event loop without another write, a commit starts. */
const QUIET_TURNS = 3;

/**
 * Groups many writes into one commit: waiting for the disk costs about the same for one line as for a hundred.
 * A commit starts after a few turns of the event loop without another write; the first one after a pause starts at once.
 */
export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #callbacks: CommitCallbacks;
  #waiting: Write[] = [];
  #isClosed = false;
  #patientUntil = 0;

  constructor(db: DatabaseSync, callbacks: CommitCallbacks) {
    this.#db = db;
    this.#callbacks = callbacks;
  }

  /**
   * Resolves with the result of `run` after the commit; a `NotStored` as the result rejects this write alone,
   * an error rejects all writes of the commit.
   */
  add<Result>(run: () => Result): Promise<Exclude<Result, NotStored>> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) this.#schedule(0, 0);
      this.#waiting.push({ run, done: done as (result: unknown) => void, failed });
    });
  }

  #schedule(seen: number, quiet: number): void {
    setImmediate(() => {
      const count = this.#waiting.length;
      const turns = count > seen ? 0 : quiet + 1;
      if (turns < QUIET_TURNS && performance.now() < this.#patientUntil) this.#schedule(count, turns);
      else this.#commit();
    });
  }

  /** If the rollback fails, the next `BEGIN` fails too and reports why. */
  #rollBack(): void {
    try {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    } catch {}
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
    const results: unknown[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      this.#callbacks.onBegin();
      for (const write of writes) results.push(write.run());
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#rollBack();
      const notStored = new NotStored(error);
      this.#callbacks.onError(notStored);
      for (const write of writes) write.failed(notStored);
      return;
    }
    const ended = performance.now();
    this.#patientUntil = ended + Math.min(MAX_PATIENCE, PATIENCE * (ended - begun));
    this.#callbacks.onCommit({ writes: writes.length, milliseconds: ended - begun });
    writes.forEach((write, at) => {
      const result = results[at];
      if (result instanceof NotStored) write.failed(result);
      else write.done(result);
    });
  }
}
