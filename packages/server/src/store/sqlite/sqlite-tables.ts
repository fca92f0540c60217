import type { RoomId } from '@coven/protocol';
import { DataVersions } from '../data-versions.ts';
import { openDatabase } from '../database-file.ts';
import { GroupCommit } from '../group-commit.ts';
import { fairChoice, LOBBY_WINDOW, type LobbyRow } from '../lobby-choice.ts';
import { type NumberedLine, packLog, packText, recordText, unpackLog, withPacked } from '../pack.ts';
import { MIGRATIONS } from '../schema.ts';
import {
  type Append,
  type Appended,
  type GuestId,
  type Listing,
  type Made,
  type MadeTables,
  NotStored,
  type Removable,
  type Store,
  type StoreCallbacks,
  type Stored,
  type StoredRecord,
} from '../store.ts';
import { SqliteGuests } from './sqlite-people.ts';

/** Maximum size of the cache of table numbers. */
const MAX_CACHED_TABLES = 20_000;
/** Tables that one search for old tables finds at most. */
const MAX_FOUND = 1000;
/** Removed in one commit, for which every table waits. */
const TABLES_PER_COMMIT = 10;
const LINES_PER_COMMIT = 500;
/** How long to wait for another program that locks the database once tables wait too, in milliseconds. */
const PATIENCE = 2000;

/** A table as the log knows it. */
interface NumberedTable {
  readonly number: number;
  /** The last line that was packed, or -1. */
  readonly packed: number;
}

/** A store in one SQLite file. Writes at about the same time share one commit, which waits for the disk. */
export class SqliteStore extends SqliteGuests implements Store {
  readonly #tables = new Map<RoomId, NumberedTable>();
  readonly #versions: DataVersions;

  constructor(directory: string, { onCommit = () => {}, onError = () => {} }: StoreCallbacks = {}) {
    const db = openDatabase(directory);
    db.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    const versions = new DataVersions(db);
    super(
      db,
      new GroupCommit(db, {
        onCommit,
        onError: (error) => {
          this.#tables.clear();
          onError(error);
        },
        onBegin: () => {
          // Another process may have removed or packed tables.
          if (versions.hasChanged('commit')) this.#tables.clear();
        },
      }),
    );
    this.#versions = versions;
  }

  /** Limits the size of the file, to simulate a full disk in tests. */
  limitPages(max: number): void {
    this.db.exec(`PRAGMA max_page_count = ${Math.trunc(max)}`);
  }

  /** Rewrites an unchanged page to test whether writing works; rejects like any other write. */
  tryWriting(): Promise<void> {
    return this.writes.add(() => this.db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`));
  }

  append({ table, seq, line, snapshot, listing, made }: Append): Promise<Appended> {
    return this.writes.add(() => {
      const kept = this.#table(table, seq);
      if (!kept) return new NotStored('the table was removed');
      if (seq <= kept.packed) return 'taken';
      const { changes } = this.sql('INSERT INTO line (room, seq, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING').run(
        kept.number,
        seq,
        line,
      );
      if (changes === 0) return 'taken';
      if (snapshot !== undefined) this.#putSnapshot(table, seq, snapshot);
      if (listing) this.#putListing(listing, made);
      return 'stored';
    });
  }

  /** What the log knows a table by, assigned with its first line; `undefined` if the table was removed. */
  #table(table: RoomId, seq: number): NumberedTable | undefined {
    const known = this.#tables.get(table);
    if (known) return known;
    if (seq === 0) this.sql('INSERT INTO room (id) VALUES (?) ON CONFLICT DO NOTHING').run(table);
    const row = this.sql('SELECT number, packed FROM room WHERE id = ?').get(table);
    if (!row) return undefined;
    const found = { number: Number(row.number), packed: Number(row.packed ?? -1) };
    if (this.#tables.size >= MAX_CACHED_TABLES) this.#tables.clear();
    this.#tables.set(table, found);
    return found;
  }

  saveSnapshot(table: RoomId, seq: number, body: string): Promise<void> {
    return this.writes.add(() => {
      if (this.#table(table, seq)) this.#putSnapshot(table, seq, body);
    });
  }

  #putSnapshot(table: RoomId, seq: number, body: string): void {
    this.sql(
      `INSERT INTO snapshot (room, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshot.seq`,
    ).run(table, seq, body);
  }

  /** Who made the table is stored with its first listing and never changes. */
  #putListing(listing: Listing, made: Made | undefined): void {
    const { id, phase, isPublic, updated, guests, names } = listing;
    this.sql(
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
    this.sql('DELETE FROM place WHERE room = ?').run(id);
    const place = this.sql('INSERT INTO place (guest, is_over, updated, room) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
    for (const guest of guests) place.run(guest, phase === 'over' ? 1 : 0, updated, id);
  }

  async load(table: RoomId): Promise<Stored | undefined> {
    const number = Number(this.sql('SELECT number FROM room WHERE id = ?').get(table)?.number);
    const row = this.sql('SELECT body FROM line WHERE room = ? AND seq = 0').get(number);
    const packed = row ? undefined : this.#packed(number);
    const first = row ? String(row.body) : packed?.[0];
    if (first === undefined) return undefined;
    const latest = this.sql('SELECT seq, body FROM snapshot WHERE room = ?').get(table) as NumberedLine | undefined;
    const snapshot = latest && { seq: latest.seq, body: latest.body };
    return { first, snapshot, tail: this.#linesAfter(number, snapshot?.seq ?? 0) };
  }

  #packed(number: number): readonly string[] | undefined {
    const row = this.sql('SELECT body FROM pack WHERE room = ?').get(number);
    return row && unpackLog(row.body as Uint8Array);
  }

  lines(table: RoomId): Promise<readonly string[]> {
    return this.linesAfter(table, -1);
  }

  async linesAfter(table: RoomId, seq: number): Promise<readonly string[]> {
    return this.#linesAfter(Number(this.sql('SELECT number FROM room WHERE id = ?').get(table)?.number), seq);
  }

  #linesAfter(number: number, seq: number): readonly string[] {
    const rows = this.sql('SELECT seq, body FROM line WHERE room = ? AND seq > ? ORDER BY seq').all(number, seq);
    return withPacked(seq, rows as unknown as NumberedLine[], () => this.#packed(number));
  }

  async heads(tables: readonly RoomId[]): Promise<ReadonlyMap<RoomId, number>> {
    const last = this.sql('SELECT max(seq) AS seq FROM line WHERE room = (SELECT number FROM room WHERE id = ?)');
    const heads = tables.map((table): [RoomId, unknown] => [table, last.get(table)?.seq]);
    return new Map(heads.filter((head): head is [RoomId, number] => typeof head[1] === 'number'));
  }

  async lobby(max: number): Promise<readonly Listing[]> {
    const rows = (phase: Listing['phase']) =>
      this.sql('SELECT room, maker, address FROM listing WHERE is_public = 1 AND phase = ? ORDER BY updated DESC LIMIT ?').all(
        phase,
        LOBBY_WINDOW,
      ) as unknown as (LobbyRow & { readonly room: RoomId })[];
    const waiting = fairChoice(rows('waiting'), max);
    const chosen = waiting.length < max ? [...waiting, ...fairChoice(rows('playing'), max - waiting.length)] : waiting;
    return chosen.flatMap(({ room }) => this.#listing(room));
  }

  #listing(table: RoomId): readonly Listing[] {
    const row = this.sql('SELECT body FROM listing WHERE room = ?').get(table);
    return row ? [JSON.parse(String(row.body)) as Listing] : [];
  }

  async tablesOf(guest: GuestId, max: number): Promise<readonly Listing[]> {
    const rows = this.sql('SELECT room FROM place WHERE guest = ? AND is_over = 0 ORDER BY updated DESC LIMIT ?').all(guest, max);
    return rows.flatMap(({ room }) => this.#listing(String(room)));
  }

  async count(): Promise<number> {
    return Number(this.sql('SELECT tables FROM tally').get()?.tables);
  }

  async fileBytes(): Promise<number> {
    return Number(this.sql('SELECT bytes FROM tally').get()?.bytes);
  }

  async madeBy(maker: GuestId): Promise<MadeTables> {
    return this.#made('maker', maker);
  }

  async madeFrom(address: string): Promise<MadeTables> {
    return this.#made('address', address);
  }

  #made(by: 'maker' | 'address', value: string): MadeTables {
    const row = this.sql(
      `SELECT (SELECT count(*) FROM listing WHERE ${by} = ?1 AND phase IN ('waiting', 'playing')) AS unfinished,
         (SELECT coalesce(sum(bytes), 0) FROM listing WHERE ${by} = ?1 AND bytes > 0) AS bytes`,
    ).get(value);
    return { unfinished: Number(row?.unfinished), bytes: Number(row?.bytes) };
  }

  async removeOld(kind: Removable, before: number, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    const phase = kind === 'empty' ? 'waiting' : kind;
    const find = this.sql('SELECT room FROM listing WHERE phase = ? AND is_empty = ? AND updated < ? ORDER BY updated LIMIT ?');
    let count = 0;
    for (const isEmpty of kind === 'empty' ? [1] : [1, 0]) {
      let removed: number;
      do {
        removed = await this.#remove(find.all(phase, isEmpty, before, MAX_FOUND), inUse);
        count += removed;
      } while (removed > 0);
    }
    return count;
  }

  async removeEmpty(max: number, maker: GuestId | undefined, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    const rows =
      maker === undefined
        ? this.sql(`SELECT room FROM listing WHERE phase = 'waiting' AND is_empty = 1 ORDER BY updated LIMIT ?`).all(MAX_FOUND)
        : this.sql(`SELECT room FROM listing WHERE maker = ? AND phase = 'waiting' AND is_empty = 1 ORDER BY updated LIMIT ?`).all(
            maker,
            MAX_FOUND,
          );
    return this.#remove(rows.filter(({ room }) => !inUse(String(room))).slice(0, max), inUse);
  }

  /** Removes tables a few at a time, each time in a commit of its own; their lines go last. */
  async #remove(rows: readonly { readonly room?: unknown }[], inUse: (table: RoomId) => boolean): Promise<number> {
    let count = 0;
    for (let from = 0; from < rows.length; from += TABLES_PER_COMMIT) {
      await this.writes.add(() => {
        for (const { room } of rows.slice(from, from + TABLES_PER_COMMIT)) {
          const id = String(room);
          // Check as late as possible: a guest may have entered in the meantime.
          if (inUse(id)) continue;
          this.#tables.delete(id);
          // No table has such an id; the row goes after its last line, so that its number is not given away before.
          this.sql(`UPDATE room SET id = '!' || number WHERE id = ?`).run(id);
          for (const table of ['snapshot', 'place', 'record', 'listing']) this.sql(`DELETE FROM ${table} WHERE room = ?`).run(id);
          count++;
        }
      });
    }
    await this.#removeLines();
    return count;
  }

  /** Removes the lines of removed tables, also of those that an earlier process had no time for. */
  async #removeLines(): Promise<void> {
    const next = () => this.sql(`SELECT number FROM room WHERE id >= '!' AND id < '"' LIMIT 1`).get()?.number;
    while (next() !== undefined) {
      await this.writes.add(() => {
        let left = LINES_PER_COMMIT;
        for (let number = next(); number !== undefined && left > 0; number = next()) {
          const lines = this.sql('DELETE FROM line WHERE rowid IN (SELECT rowid FROM line WHERE room = ? LIMIT ?)').run(number, left);
          left -= Number(lines.changes);
          if (left <= 0) break;
          this.sql('DELETE FROM pack WHERE room = ?').run(number);
          this.sql('DELETE FROM room WHERE number = ?').run(number);
        }
      });
    }
  }

  async packOld(before: number): Promise<number> {
    const find = this.sql(`SELECT room FROM listing WHERE phase = 'over' AND is_packed = 0 AND updated < ? ORDER BY updated LIMIT 1`);
    let count = 0;
    for (let row = find.get(before); row; row = find.get(before), count++) await this.#pack(String(row.room));
    return count;
  }

  /** Packs a table's log, unless another line comes meanwhile. */
  async #pack(table: RoomId): Promise<void> {
    const lines = await this.lines(table);
    const last = lines.length - 1;
    const body = await packLog(lines);
    await this.writes.add(() => {
      const number = this.#table(table, last)?.number;
      if (number === undefined) return;
      this.#tables.delete(table);
      this.sql('UPDATE listing SET is_packed = 1 WHERE room = ?').run(table);
      if (Number(this.sql('SELECT max(seq) AS seq FROM line WHERE room = ?').get(number)?.seq) !== last) return;
      this.sql('INSERT INTO pack (room, body) VALUES (?, ?) ON CONFLICT (room) DO UPDATE SET body = excluded.body').run(number, body);
      this.sql('UPDATE room SET packed = ? WHERE number = ?').run(last, number);
      this.sql('DELETE FROM line WHERE room = ? AND seq < ?').run(number, last);
      this.sql('DELETE FROM snapshot WHERE room = ?').run(table);
    });
  }

  removeTables(tables: readonly RoomId[]): Promise<number> {
    const known = tables.flatMap((table) => this.sql('SELECT room FROM listing WHERE room = ?').all(table));
    return this.#remove(known, () => false);
  }

  hasChangedOutside(): boolean {
    return this.#versions.hasChanged('read');
  }

  async record(table: RoomId): Promise<StoredRecord | undefined> {
    const row = this.sql('SELECT tag, game, body, packed FROM record WHERE room = ?').get(table);
    return row && { tag: String(row.tag), game: String(row.game), body: recordText(row) };
  }

  async recordTag(table: RoomId): Promise<string | undefined> {
    const row = this.sql('SELECT tag FROM record WHERE room = ?').get(table);
    return row && String(row.tag);
  }

  async saveRecord(table: RoomId, { tag, game, body }: StoredRecord): Promise<void> {
    const packed = await packText(body);
    await this.writes.add(() => {
      this.sql(`INSERT INTO record (room, tag, game, body, packed) VALUES (?, ?, ?, '', ?) ON CONFLICT DO NOTHING`).run(
        table,
        tag,
        game,
        packed,
      );
    });
  }

  async close(): Promise<void> {
    await this.writes.close();
    this.db.close();
  }
}
