import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { RoomId } from '@coven/protocol';
import { openDatabase } from './database-file.ts';
import { GroupCommit } from './group-commit.ts';
import { fairChoice, LOBBY_WINDOW, type LobbyRow } from './lobby-choice.ts';
import { MIGRATIONS } from './schema.ts';
import type {
  Append,
  Appended,
  Device,
  DeviceId,
  GuestId,
  Listing,
  Made,
  MadeTables,
  Removable,
  Store,
  StoreCallbacks,
  Stored,
  StoredRecord,
} from './store.ts';

/** Maximum size of the cache of table numbers. */
const MAX_CACHED_NUMBERS = 20_000;
/** Tables that one search for old tables finds at most. */
const MAX_FOUND = 1000;
/** Removed in one commit, for which every table waits. */
const TABLES_PER_COMMIT = 10;
const LINES_PER_COMMIT = 500;
/** How long to wait for another program that locks the database once tables wait too, in milliseconds. */
const PATIENCE = 2000;

/** A store in one SQLite file. Writes at about the same time share one commit, which waits for the disk. */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #writes: GroupCommit;
  readonly #statements = new Map<string, StatementSync>();
  readonly #numbers = new Map<RoomId, number>();

  constructor(directory: string, { onCommit = () => {}, onError = () => {} }: StoreCallbacks = {}) {
    this.#db = openDatabase(directory);
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

  append({ table, seq, line, snapshot, listing, made }: Append): Promise<Appended> {
    return this.#writes.add(() => {
      const { changes } = this.#sql('INSERT INTO line (room, seq, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(
        this.#number(table),
        seq,
        line,
      );
      if (changes === 0) return 'taken';
      if (snapshot !== undefined) this.#putSnapshot(table, seq, snapshot);
      if (listing) this.#putListing(listing, made);
      return 'stored';
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

  /** Who made the table is stored with its first listing and never changes. */
  #putListing(listing: Listing, made: Made | undefined): void {
    const { id, phase, isPublic, updated, guests, names } = listing;
    this.#sql(
      `INSERT INTO listing (room, phase, is_public, updated, body, is_empty, maker, address, bytes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (room) DO UPDATE SET phase = excluded.phase, is_public = excluded.is_public, updated = excluded.updated,
         body = excluded.body, is_empty = excluded.is_empty`,
    ).run(
      id,
      phase,
      isPublic ? 1 : 0,
      updated,
      JSON.stringify(listing),
      names.length === 0 ? 1 : 0,
      made?.maker ?? null,
      made?.address ?? null,
      made?.bytes ?? 0,
    );
    this.#sql('DELETE FROM place WHERE room = ?').run(id);
    const place = this.#sql('INSERT INTO place (guest, is_over, updated, room) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
    for (const guest of guests) place.run(guest, phase === 'over' ? 1 : 0, updated, id);
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

  lines(table: RoomId): Promise<readonly string[]> {
    return this.linesAfter(table, -1);
  }

  async linesAfter(table: RoomId, seq: number): Promise<readonly string[]> {
    return this.#sql('SELECT body FROM line WHERE room = (SELECT number FROM room WHERE id = ?) AND seq > ? ORDER BY seq')
      .all(table, seq)
      .map(({ body }) => String(body));
  }

  async heads(tables: readonly RoomId[]): Promise<ReadonlyMap<RoomId, number>> {
    const last = this.#sql('SELECT max(seq) AS seq FROM line WHERE room = (SELECT number FROM room WHERE id = ?)');
    const heads = tables.map((table): [RoomId, unknown] => [table, last.get(table)?.seq]);
    return new Map(heads.filter((head): head is [RoomId, number] => typeof head[1] === 'number'));
  }

  async lobby(max: number): Promise<readonly Listing[]> {
    const rows = (phase: Listing['phase']) =>
      this.#sql('SELECT room, maker, address FROM listing WHERE is_public = 1 AND phase = ? ORDER BY updated DESC LIMIT ?').all(
        phase,
        LOBBY_WINDOW,
      ) as unknown as (LobbyRow & { readonly room: RoomId })[];
    const waiting = fairChoice(rows('waiting'), max);
    const chosen = waiting.length < max ? [...waiting, ...fairChoice(rows('playing'), max - waiting.length)] : waiting;
    return chosen.flatMap(({ room }) => this.#listing(room));
  }

  #listing(table: RoomId): readonly Listing[] {
    const row = this.#sql('SELECT body FROM listing WHERE room = ?').get(table);
    return row ? [JSON.parse(String(row.body)) as Listing] : [];
  }

  async tablesOf(guest: GuestId, max: number): Promise<readonly Listing[]> {
    const rows = this.#sql('SELECT room FROM place WHERE guest = ? AND is_over = 0 ORDER BY updated DESC LIMIT ?').all(guest, max);
    return rows.flatMap(({ room }) => this.#listing(String(room)));
  }

  async count(): Promise<number> {
    return Number(this.#sql('SELECT tables FROM tally').get()?.tables);
  }

  async fileBytes(): Promise<number> {
    return Number(this.#sql('SELECT bytes FROM tally').get()?.bytes);
  }

  async madeBy(maker: GuestId): Promise<MadeTables> {
    return this.#made('maker', maker);
  }

  async madeFrom(address: string): Promise<MadeTables> {
    return this.#made('address', address);
  }

  #made(by: 'maker' | 'address', value: string): MadeTables {
    const row = this.#sql(
      `SELECT (SELECT count(*) FROM listing WHERE ${by} = ?1 AND phase IN ('waiting', 'playing')) AS unfinished,
         (SELECT coalesce(sum(bytes), 0) FROM listing WHERE ${by} = ?1 AND bytes > 0) AS bytes`,
    ).get(value);
    return { unfinished: Number(row?.unfinished), bytes: Number(row?.bytes) };
  }

  async removeOld(kind: Removable, before: number, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    const phase = kind === 'empty' ? 'waiting' : kind;
    const find = this.#sql('SELECT room FROM listing WHERE phase = ? AND is_empty = ? AND updated < ? ORDER BY updated LIMIT ?');
    let count = 0;
    for (const isEmpty of kind === 'empty' ? [1] : [1, 0]) {
      count += await this.#remove(find.all(phase, isEmpty, before, MAX_FOUND), inUse);
    }
    return count;
  }

  async removeEmpty(max: number, maker: GuestId | undefined, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    const rows =
      maker === undefined
        ? this.#sql(`SELECT room FROM listing WHERE phase = 'waiting' AND is_empty = 1 ORDER BY updated LIMIT ?`).all(MAX_FOUND)
        : this.#sql(`SELECT room FROM listing WHERE maker = ? AND phase = 'waiting' AND is_empty = 1 ORDER BY updated LIMIT ?`).all(
            maker,
            MAX_FOUND,
          );
    return this.#remove(rows.filter(({ room }) => !inUse(String(room))).slice(0, max), inUse);
  }

  /** Removes tables a few at a time, each time in a commit of its own; their lines go last. */
  async #remove(rows: readonly { readonly room?: unknown }[], inUse: (table: RoomId) => boolean): Promise<number> {
    let count = 0;
    for (let from = 0; from < rows.length; from += TABLES_PER_COMMIT) {
      await this.#writes.add(() => {
        for (const { room } of rows.slice(from, from + TABLES_PER_COMMIT)) {
          const id = String(room);
          // Check as late as possible: a guest may have entered in the meantime.
          if (inUse(id)) continue;
          this.#numbers.delete(id);
          // No table has such an id; the row goes after its last line, so that its number is not given away before.
          this.#sql(`UPDATE room SET id = '!' || number WHERE id = ?`).run(id);
          for (const table of ['snapshot', 'place', 'record', 'listing']) this.#sql(`DELETE FROM ${table} WHERE room = ?`).run(id);
          count++;
        }
      });
    }
    await this.#removeLines();
    return count;
  }

  /** Removes the lines of removed tables, also of those that an earlier process had no time for. */
  async #removeLines(): Promise<void> {
    const next = () => this.#sql(`SELECT number FROM room WHERE id >= '!' AND id < '"' LIMIT 1`).get()?.number;
    while (next() !== undefined) {
      await this.#writes.add(() => {
        let left = LINES_PER_COMMIT;
        for (let number = next(); number !== undefined && left > 0; number = next()) {
          const lines = this.#sql('DELETE FROM line WHERE rowid IN (SELECT rowid FROM line WHERE room = ? LIMIT ?)').run(number, left);
          left -= Number(lines.changes);
          if (left > 0) this.#sql('DELETE FROM room WHERE number = ?').run(number);
        }
      });
    }
  }

  async record(table: RoomId): Promise<StoredRecord | undefined> {
    const row = this.#sql('SELECT tag, game, body FROM record WHERE room = ?').get(table);
    return row && { tag: String(row.tag), game: String(row.game), body: String(row.body) };
  }

  async recordTag(table: RoomId): Promise<string | undefined> {
    const row = this.#sql('SELECT tag FROM record WHERE room = ?').get(table);
    return row && String(row.tag);
  }

  saveRecord(table: RoomId, { tag, game, body }: StoredRecord): Promise<void> {
    return this.#writes.add(() => {
      this.#sql('INSERT INTO record (room, tag, game, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING').run(table, tag, game, body);
    });
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
