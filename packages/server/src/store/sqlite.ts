import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Fault } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { type Commit, GroupCommit } from './group-commit.ts';
import { MIGRATIONS } from './schema.ts';
import { type Append, type GuestId, type Listing, type NotStored, SeqTaken, type Store, type Stored } from './store.ts';

/** Numbers of tables that are kept at hand. */
const NUMBERS_MOST = 20_000;
/** How long to wait for another program that holds the database, in milliseconds: at the start, and later, when everybody waits with us. */
const PATIENCE_AT_START = 10_000;
const PATIENCE = 2000;

/** The file in a directory of data. */
export function databaseIn(directory: string): string {
  return join(directory, 'coven.db');
}

/** Who hears how writing goes. */
export interface StoreEars {
  readonly onCommit?: (commit: Commit) => void;
  readonly onFailure?: (error: NotStored) => void;
}

/** The store in one file. Writes that come close together share one commit, which waits for the disk. */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #writes: GroupCommit;
  readonly #statements = new Map<string, StatementSync>();
  readonly #numbers = new Map<RoomId, number>();

  constructor(directory: string, { onCommit = () => {}, onFailure = () => {} }: StoreEars = {}) {
    makeDirectory(resolve(directory));
    const file = databaseIn(directory);
    this.#db = new DatabaseSync(file, { timeout: PATIENCE_AT_START });
    // It holds the secrets of running games and the key of the guests' cookies.
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
    migrate(this.#db);
    this.#db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    this.#writes = new GroupCommit(this.#db, onCommit, (error) => {
      this.#numbers.clear();
      onFailure(error);
    });
  }

  #sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.#db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  /** The file may not grow beyond so many pages: in tests, a full disk. */
  limitPages(most: number): void {
    this.#db.exec(`PRAGMA max_page_count = ${Math.trunc(most)}`);
  }

  /** Writes a page as it is already, to see whether that can be done; rejects like any other write. */
  tryWriting(): Promise<void> {
    return this.#writes.add(() => this.#db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`));
  }

  append({ table, seq, line, snapshot, listing }: Append): Promise<void> {
    return this.#writes.add(() => {
      const { changes } = this.#sql('INSERT INTO line (room, seq, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(
        this.#number(table),
        seq,
        line,
      );
      if (changes === 0) throw new SeqTaken(table, seq);
      if (snapshot !== undefined) this.#putSnapshot(table, seq, snapshot);
      if (listing) this.#putListing(listing);
    });
  }

  /** The number that stands for a table in the log; the first line brings it. */
  #number(table: RoomId): number {
    const known = this.#numbers.get(table);
    if (known !== undefined) return known;
    this.#sql('INSERT INTO room (id) VALUES (?) ON CONFLICT DO NOTHING').run(table);
    const number = Number(this.#sql('SELECT number FROM room WHERE id = ?').get(table)?.number);
    if (this.#numbers.size >= NUMBERS_MOST) this.#numbers.clear();
    this.#numbers.set(table, number);
    return number;
  }

  saveSnapshot(table: RoomId, seq: number, body: string): Promise<void> {
    return this.#writes.add(() => this.#putSnapshot(table, seq, body));
  }

  #putSnapshot(table: RoomId, seq: number, body: string): void {
    this.#sql(
      `INSERT INTO snapshot (room, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshot.seq`,
    ).run(table, seq, body);
  }

  #putListing(listing: Listing): void {
    const { id, phase, isPublic, updated, guests } = listing;
    this.#sql(
      `INSERT INTO listing (room, phase, is_public, updated, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (room) DO UPDATE SET phase = excluded.phase, is_public = excluded.is_public, updated = excluded.updated, body = excluded.body`,
    ).run(id, phase, isPublic ? 1 : 0, updated, JSON.stringify(listing));
    this.#sql('DELETE FROM place WHERE room = ?').run(id);
    for (const guest of guests) this.#sql('INSERT INTO place (guest, room) VALUES (?, ?) ON CONFLICT DO NOTHING').run(guest, id);
  }

  async load(table: RoomId): Promise<Stored | undefined> {
    const number = this.#sql('SELECT number FROM room WHERE id = ?').get(table)?.number ?? null;
    const first = this.#sql('SELECT body FROM line WHERE room = ? AND seq = 0').get(number);
    if (!first) return undefined;
    const snapshot = this.#sql('SELECT seq, body FROM snapshot WHERE room = ?').get(table);
    const seq = snapshot === undefined ? 0 : Number(snapshot.seq);
    const tail = this.#sql('SELECT body FROM line WHERE room = ? AND seq > ? ORDER BY seq').all(number, seq);
    return {
      first: String(first.body),
      snapshot: snapshot && { seq, body: String(snapshot.body) },
      tail: tail.map(({ body }) => String(body)),
    };
  }

  async lines(table: RoomId): Promise<readonly string[]> {
    return this.#sql('SELECT body FROM line WHERE room = (SELECT number FROM room WHERE id = ?) ORDER BY seq')
      .all(table)
      .map(({ body }) => String(body));
  }

  async lobby(most: number): Promise<readonly Listing[]> {
    const rows = this.#sql(
      `SELECT body FROM listing WHERE is_public = 1 AND phase IN ('waiting', 'playing') ORDER BY phase DESC, updated DESC LIMIT ?`,
    ).all(most);
    return rows.map(({ body }) => JSON.parse(String(body)) as Listing);
  }

  async tablesOf(guest: GuestId, most: number): Promise<readonly Listing[]> {
    const rows = this.#sql(
      'SELECT body FROM listing JOIN place ON place.room = listing.room WHERE place.guest = ? ORDER BY listing.updated DESC LIMIT ?',
    ).all(guest, most);
    return rows.map(({ body }) => JSON.parse(String(body)) as Listing);
  }

  async count(): Promise<number> {
    return Number(this.#sql('SELECT count(*) AS tables FROM listing').get()?.tables);
  }

  async forget(phase: Listing['phase'], before: number, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    const rows = this.#sql('SELECT room FROM listing WHERE phase = ? AND updated < ? LIMIT 1000').all(phase, before);
    if (rows.length === 0) return 0;
    let ids: RoomId[] = [];
    await this.#writes.add(() => {
      // Asked at the last moment: somebody may have come meanwhile.
      ids = rows.map(({ room }) => String(room)).filter((id) => !inUse(id));
      for (const id of ids) {
        this.#numbers.delete(id);
        this.#sql('DELETE FROM line WHERE room = (SELECT number FROM room WHERE id = ?)').run(id);
        this.#sql('DELETE FROM room WHERE id = ?').run(id);
        for (const table of ['snapshot', 'place', 'listing']) this.#sql(`DELETE FROM ${table} WHERE room = ?`).run(id);
      }
    });
    return ids.length;
  }

  async name(guest: GuestId): Promise<string | undefined> {
    const row = this.#sql('SELECT name FROM guest WHERE id = ?').get(guest);
    return row && String(row.name);
  }

  setName(guest: GuestId, name: string): Promise<void> {
    return this.#writes.add(() => {
      this.#sql('INSERT INTO guest (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name').run(guest, name);
    });
  }

  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void> {
    return this.#writes.add(() => {
      this.#sql('DELETE FROM code WHERE guest = ? OR expires < ?').run(guest, now);
      this.#sql('INSERT INTO code (hash, guest, expires) VALUES (?, ?, ?)').run(hash, guest, expires);
    });
  }

  async takeCode(hash: string, now: number): Promise<GuestId | undefined> {
    let guest: GuestId | undefined;
    await this.#writes.add(() => {
      const row = this.#sql('DELETE FROM code WHERE hash = ? RETURNING guest, expires').get(hash);
      this.#sql('DELETE FROM code WHERE expires < ?').run(now);
      if (row && Number(row.expires) >= now) guest = String(row.guest);
    });
    return guest;
  }

  async secret(name: string, make: () => string): Promise<string> {
    await this.#writes.add(() => {
      this.#sql('INSERT INTO secret (name, value) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM secret WHERE name = ?)').run(
        name,
        make(),
        name,
      );
    });
    return String(this.#sql('SELECT value FROM secret WHERE name = ?').get(name)?.value);
  }

  async close(): Promise<void> {
    await this.#writes.close();
    this.#db.close();
  }
}

/** Level by level: where directories cannot be made at all, as under `/proc`, Node's own way of making several at once never ends. */
function makeDirectory(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  mkdirSync(directory, { mode: 0o700 });
}

function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version > MIGRATIONS.length) throw new Fault('newer-database', { version, known: MIGRATIONS.length });
  for (const sql of MIGRATIONS.slice(version)) db.exec(sql);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  db.exec('COMMIT');
}

/** Copies the database of a server, running or not, as it is at one moment; the copy holds the server's secrets too. */
export function backup(directory: string, file: string): void {
  const source = databaseIn(directory);
  if (!existsSync(source)) throw new Fault('no-database', { directory });
  if (existsSync(file)) throw new Fault('file-exists', { file });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  // Before anything is in it: nobody else may read it at any moment.
  const copy = openSync(part, 'wx', 0o600);
  const db = new DatabaseSync(source, { timeout: PATIENCE_AT_START });
  try {
    db.prepare('VACUUM INTO ?').run(part);
    fsyncSync(copy);
    renameSync(part, file);
  } finally {
    closeSync(copy);
    db.close();
    rmSync(part, { force: true });
  }
}
