import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Tells whether other processes have written to a database file, from SQLite's own count of their commits. */
export class DataVersions {
  readonly #current: StatementSync;
  readonly #seen = new Map<string, unknown>();

  constructor(db: DatabaseSync) {
    this.#current = db.prepare('PRAGMA data_version');
  }

  /** Whether another process has written since the last call with the same purpose. */
  hasChanged(purpose: 'commit' | 'read'): boolean {
    const version = this.#current.get()?.data_version;
    const before = this.#seen.get(purpose) ?? version;
    this.#seen.set(purpose, version);
    return version !== before;
  }
}
