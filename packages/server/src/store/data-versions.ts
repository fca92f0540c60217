import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Tells whether other processes have written to a database file, from SQLite's own count of their commits. */
export class DataVersions {
  readonly #current: StatementSync;
  readonly #seen: Record<'commit' | 'read', unknown>;

  constructor(db: DatabaseSync) {
    this.#current = db.prepare('PRAGMA data_version');
    const version = this.#version();
    this.#seen = { commit: version, read: version };
  }

  #version(): unknown {
    return this.#current.get()?.data_version;
  }

  /** Whether another process has written since the last call with the same purpose, or since the file was opened. */
  hasChanged(purpose: 'commit' | 'read'): boolean {
    const version = this.#version();
    const before = this.#seen[purpose];
    this.#seen[purpose] = version;
    return version !== before;
  }
}
