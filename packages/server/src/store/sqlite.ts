import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Problem } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import { type Commit, GroupCommit } from './group-commit.ts';
import { MIGRATIONS } from './schema.ts';
import {
  type Append,
  type Device,
  type DeviceId,
  type GuestId,
  type Listing,
  type NotStored,
  SeqTaken,
  type Store,
  type Stored,
} from './store.ts';

/** Maximum size of the cache of table numbers. */
const MAX_CACHED_NUMBERS = 20_000;
/** How long to wait for another program that locks the database, in milliseconds: at startup, and later, when all tables wait too. */
const PATIENCE_AT_START = 10_000;
const PATIENCE = 2000;

/** The database file in a data directory. */
export function databaseIn(directory: string): string {
  return join(directory, 'coven.db');
}

/** Callbacks about commits. */
export interface StoreCallbacks {
  readonly onCommit?: (commit: Commit) => void;
  readonly onError?: (error: NotStored) => void;
}

/** A store in one SQLite file. Writes at about the same time share one commit, which waits for the disk. */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #writes: GroupCommit;
  readonly #statements = new Map<string, StatementSync>();
  readonly #numbers = new Map<RoomId, number>();

  constructor(directory: string, { onCommit = () => {}, onError = () => {} }: StoreCallbacks = {}) {
    makeDirectory(resolve(directory));
    const file = databaseIn(directory);
    this.#db = new DatabaseSync(file, { timeout: PATIENCE_AT_START });
    // The file holds the secrets of running games and the key for guests' cookies.
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
    migrate(this.#db);
    this.#db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    this.#writes = new GroupCommit(this.#db, onCommit, (error) => {
      this.#numbers.clear();
      onError(error);
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

  /** Limits the size of the file, to simulate a full disk in tests. */
  limitPages(max: number): void {
    this.#db.exec(`PRAGMA max_page_count = ${Math.trunc(max)}`);
  }

  /** Rewrites an unchanged page to test whether writing works; rejects like any other write. */
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

  /** The number that identifies a table in the log, assigned with its first line. */
  #number(table: RoomId): number {
    const known = this.#numbers.get(table);
    if (known !== undefined) return known;
    this.#sql('INSERT INTO room (id) VALUES (?) ON CONFLICT DO NOTHING').run(table);
    const number = Number(this.#sql('SELECT number FROM room WHERE id = ?').get(table)?.number);
    if (this.#numbers.size >= MAX_CACHED_NUMBERS) this.#numbers.clear();
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

  async lobby(max: number): Promise<readonly Listing[]> {
    const rows = this.#sql(
      `SELECT body FROM listing WHERE is_public = 1 AND phase IN ('waiting', 'playing') ORDER BY phase DESC, updated DESC LIMIT ?`,
    ).all(max);
    return rows.map(({ body }) => JSON.parse(String(body)) as Listing);
  }

  async tablesOf(guest: GuestId, max: number): Promise<readonly Listing[]> {
    const rows = this.#sql(
      'SELECT body FROM listing JOIN place ON place.room = listing.room WHERE place.guest = ? ORDER BY listing.updated DESC LIMIT ?',
    ).all(guest, max);
    return rows.map(({ body }) => JSON.parse(String(body)) as Listing);
  }

  async count(): Promise<number> {
    return Number(this.#sql('SELECT count(*) AS tables FROM listing').get()?.tables);
  }

  async removeOld(phase: Listing['phase'], before: number, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    const rows = this.#sql('SELECT room FROM listing WHERE phase = ? AND updated < ? LIMIT 1000').all(phase, before);
    if (rows.length === 0) return 0;
    let ids: RoomId[] = [];
    await this.#writes.add(() => {
      // Check as late as possible: a guest may have entered in the meantime.
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

  forgetGuest(guest: GuestId): Promise<void> {
    return this.#writes.add(() => {
      this.#sql('DELETE FROM guest WHERE id = ?').run(guest);
      for (const table of ['device', 'code']) this.#sql(`DELETE FROM ${table} WHERE guest = ?`).run(guest);
      this.#needDevice(guest);
    });
  }

  async device(id: DeviceId): Promise<Device | undefined> {
    return this.#sql('SELECT id, guest, label, created, seen FROM device WHERE id = ?').get(id) as Device | undefined;
  }

  async devicesOf(guest: GuestId): Promise<readonly Device[]> {
    const rows = this.#sql('SELECT id, guest, label, created, seen FROM device WHERE guest = ? ORDER BY seen DESC, created DESC, id').all(
      guest,
    );
    return rows as unknown as readonly Device[];
  }

  touchDevice(id: DeviceId, seen: number): Promise<void> {
    return this.#writes.add(() => {
      this.#sql('UPDATE device SET seen = ? WHERE id = ?').run(seen, id);
    });
  }

  putDevice({ id, guest, label, created, seen }: Device, max: number): Promise<void> {
    return this.#writes.add(() => {
      this.#sql(
        `INSERT INTO device (id, guest, label, created, seen) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, label = excluded.label`,
      ).run(id, guest, label, created, seen);
      this.#sql(
        `DELETE FROM device WHERE guest = ?1 AND id <> ?2 AND id NOT IN
         (SELECT id FROM device WHERE guest = ?1 AND id <> ?2 ORDER BY seen DESC LIMIT ?3)`,
      ).run(guest, id, max - 1);
    });
  }

  removeDevices(guest: GuestId, ids: readonly DeviceId[]): Promise<void> {
    return this.#writes.add(() => {
      for (const id of ids) this.#sql('DELETE FROM device WHERE id = ? AND guest = ?').run(id, guest);
      this.#needDevice(guest);
    });
  }

  #needDevice(guest: GuestId): void {
    this.#sql('INSERT INTO needs_device (guest) VALUES (?) ON CONFLICT DO NOTHING').run(guest);
  }

  async needsDevice(guest: GuestId): Promise<boolean> {
    return this.#sql('SELECT 1 FROM needs_device WHERE guest = ?').get(guest) !== undefined;
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

/** Creates parents one by one: Node's `recursive` option never returns where directories cannot be created at all, as under `/proc`. */
function makeDirectory(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(directory);
  if (parent !== directory) makeDirectory(parent);
  mkdirSync(directory, { mode: 0o700 });
}

function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version > MIGRATIONS.length) throw new Problem('newer-database', { version, known: MIGRATIONS.length });
  for (const sql of MIGRATIONS.slice(version)) db.exec(sql);
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  db.exec('COMMIT');
}

/** Copies a consistent state of a server's database, running or not. The copy also contains the server's secrets. */
export function backup(directory: string, file: string): void {
  const source = databaseIn(directory);
  if (!existsSync(source)) throw new Problem('no-database', { directory });
  if (existsSync(file)) throw new Problem('file-exists', { file });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  // Created empty with its final permissions, so that no other user can ever read it.
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
