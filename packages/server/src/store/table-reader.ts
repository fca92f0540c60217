import { DatabaseSync } from 'node:sqlite';
import { databaseIn, PATIENCE_AT_START } from './database-file.ts';
import type { Listing } from './store.ts';

/** Reads the tables of a server's database one after another, whether the server runs or not. Changes nothing. */
export class TableReader {
  readonly #db: DatabaseSync;

  constructor(directory: string) {
    this.#db = new DatabaseSync(databaseIn(directory), { readOnly: true, timeout: PATIENCE_AT_START });
  }

  /** The latest first. */
  *listings(): Generator<Listing> {
    for (const { body } of this.#db.prepare('SELECT body FROM listing ORDER BY updated DESC').iterate())
      yield JSON.parse(String(body)) as Listing;
  }

  /** The texts of the stored records of finished games. */
  *records(): Generator<string> {
    for (const { body } of this.#db.prepare('SELECT body FROM record').iterate()) yield String(body);
  }

  close(): void {
    this.#db.close();
  }
}
