import type { RoomId } from '@coven/protocol';
import { fairChoice, LOBBY_WINDOW, type LobbyRow } from '../lobby-choice.ts';
import { type NumberedLine, packLog, packText, recordText, unpackLog, withPacked } from '../pack.ts';
import type { GuestId } from '../people.ts';
import { NotStored } from '../store.ts';
import type {
  Append,
  Appended,
  Archived,
  Due,
  DueTable,
  Listing,
  Made,
  MadeTables,
  Removable,
  Stored,
  StoredRecord,
  TableStore,
} from '../tables.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { putNotices } from './sqlite-outbox.ts';
import { putFinished } from './sqlite-results.ts';

/** Tables that one search for old tables finds at most. */
const MAX_FOUND = 1000;
/** Removed in one commit, for which every table waits. */
const TABLES_PER_COMMIT = 10;
const LINES_PER_COMMIT = 500;

/** A table that wants to be asked later is not old. */
const IS_NOT_DUE = 'NOT EXISTS (SELECT 1 FROM due JOIN room ON number = due.room WHERE room.id = listing.room)';

/** Tables in a SQLite file. */
export class SqliteTables implements TableStore {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  append({ table, seq, line, snapshot, listing, made, due, outbox, finished }: Append): Promise<Appended> {
    return this.#database.writes.add(() => {
      if (seq === 0) this.#database.addTable(table);
      const kept = this.#database.table(table);
      if (!kept) return new NotStored('the table was removed');
      if (seq <= kept.packed) return 'taken';
      const { changes } = this.#database
        .sql('INSERT INTO line (room, seq, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .run(kept.number, seq, line);
      if (changes === 0) return 'taken';
      if (snapshot !== undefined) this.#putSnapshot(table, seq, snapshot);
      if (listing) this.#putListing(listing, made);
      if (due !== undefined) putDue(this.#database, kept.number, seq, due);
      if (outbox) putNotices(this.#database, table, kept.number, seq, outbox);
      if (finished) putFinished(this.#database, finished);
      return 'stored';
    });
  }

  saveSnapshot(table: RoomId, seq: number, body: string): Promise<void> {
    return this.#database.writes.add(() => {
      if (this.#database.table(table)) this.#putSnapshot(table, seq, body);
    });
  }

  #putSnapshot(table: RoomId, seq: number, body: string): void {
    this.#database
      .sql(
        `INSERT INTO snapshot (room, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshot.seq`,
      )
      .run(table, seq, body);
  }

  /** Who made the table is stored with its first listing and never changes. */
  #putListing(listing: Listing, made: Made | undefined): void {
    const { id, phase, isPublic, updated, guests, names } = listing;
    this.#database
      .sql(
        `INSERT INTO listing (room, phase, is_public, updated, body, is_empty, maker, address, bytes) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (room) DO UPDATE SET phase = excluded.phase, is_public = excluded.is_public, updated = excluded.updated,
         body = excluded.body, is_empty = excluded.is_empty, is_archived = 0`,
      )
      .run(
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
    this.#database.sql('DELETE FROM place WHERE room = ?').run(id);
    const place = this.#database.sql('INSERT INTO place (guest, is_over, updated, room) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING');
    for (const guest of guests) place.run(guest, phase === 'over' ? 1 : 0, updated, id);
  }

  saveTurn(table: RoomId, seq: number, listing: Listing): Promise<void> {
    return this.#database.writes.add(() => {
      if (this.#isLast(table, seq)) this.#database.sql('UPDATE listing SET body = ? WHERE room = ?').run(JSON.stringify(listing), table);
    });
  }

  #isLast(table: RoomId, seq: number): boolean {
    const number = this.#database.table(table)?.number ?? null;
    return Number(this.#database.sql('SELECT max(seq) AS seq FROM line WHERE room = ?').get(number)?.seq) === seq;
  }

  async load(table: RoomId): Promise<Stored | undefined> {
    const number = Number(this.#database.sql('SELECT number FROM room WHERE id = ?').get(table)?.number);
    const row = this.#database.sql('SELECT body FROM line WHERE room = ? AND seq = 0').get(number);
    const packed = row ? undefined : this.#packed(number);
    const first = row ? String(row.body) : packed?.[0];
    if (first === undefined) return undefined;
    const latest = this.#database.sql('SELECT seq, body FROM snapshot WHERE room = ?').get(table) as NumberedLine | undefined;
    const snapshot = latest && { seq: latest.seq, body: latest.body };
    return { first, snapshot, tail: this.#linesAfter(number, snapshot?.seq ?? 0) };
  }

  #packed(number: number): readonly string[] | undefined {
    const row = this.#database.sql('SELECT body FROM pack WHERE room = ?').get(number);
    return row && unpackLog(row.body as Uint8Array);
  }

  lines(table: RoomId): Promise<readonly string[]> {
    return this.linesAfter(table, -1);
  }

  async linesAfter(table: RoomId, seq: number): Promise<readonly string[]> {
    return this.#linesAfter(Number(this.#database.sql('SELECT number FROM room WHERE id = ?').get(table)?.number), seq);
  }

  #linesAfter(number: number, seq: number): readonly string[] {
    const rows = this.#database.sql('SELECT seq, body FROM line WHERE room = ? AND seq > ? ORDER BY seq').all(number, seq);
    return withPacked(seq, rows as unknown as NumberedLine[], () => this.#packed(number));
  }

  async heads(tables: readonly RoomId[]): Promise<ReadonlyMap<RoomId, number>> {
    const last = this.#database.sql('SELECT max(seq) AS seq FROM line WHERE room = (SELECT number FROM room WHERE id = ?)');
    const heads = tables.map((table): [RoomId, unknown] => [table, last.get(table)?.seq]);
    return new Map(heads.filter((head): head is [RoomId, number] => typeof head[1] === 'number'));
  }

  async lobby(max: number): Promise<readonly Listing[]> {
    const rows = (phase: Listing['phase']) =>
      this.#database
        .sql('SELECT room, maker, address FROM listing WHERE is_public = 1 AND phase = ? ORDER BY updated DESC LIMIT ?')
        .all(phase, LOBBY_WINDOW) as unknown as (LobbyRow & { readonly room: RoomId })[];
    const waiting = fairChoice(rows('waiting'), max);
    const chosen = waiting.length < max ? [...waiting, ...fairChoice(rows('playing'), max - waiting.length)] : waiting;
    return chosen.flatMap(({ room }) => this.#listing(room));
  }

  #listing(table: RoomId): readonly Listing[] {
    const row = this.#database.sql('SELECT body FROM listing WHERE room = ?').get(table);
    return row ? [JSON.parse(String(row.body)) as Listing] : [];
  }

  async tablesOf(guest: GuestId, max: number): Promise<readonly Listing[]> {
    const rows = this.#database.sql('SELECT room FROM place WHERE guest = ? AND is_over = 0 ORDER BY updated DESC LIMIT ?').all(guest, max);
    return rows.flatMap(({ room }) => this.#listing(String(room)));
  }

  async count(): Promise<number> {
    return Number(this.#database.sql('SELECT tables FROM tally').get()?.tables);
  }

  async fileBytes(): Promise<number> {
    return Number(this.#database.sql('SELECT bytes FROM tally').get()?.bytes);
  }

  async madeBy(maker: GuestId): Promise<MadeTables> {
    return this.#made('maker', maker);
  }

  async madeFrom(address: string): Promise<MadeTables> {
    return this.#made('address', address);
  }

  #made(by: 'maker' | 'address', value: string): MadeTables {
    const row = this.#database
      .sql(
        `SELECT (SELECT count(*) FROM listing WHERE ${by} = ?1 AND phase IN ('waiting', 'playing')) AS unfinished,
         (SELECT coalesce(sum(bytes), 0) FROM listing WHERE ${by} = ?1 AND bytes > 0) AS bytes`,
      )
      .get(value);
    return { unfinished: Number(row?.unfinished), bytes: Number(row?.bytes) };
  }

  async removeOld(kind: Removable, before: number, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    const phase = kind === 'empty' ? 'waiting' : kind;
    const find = this.#database.sql(
      `SELECT room FROM listing WHERE phase = ? AND is_empty = ? AND updated < ? AND ${IS_NOT_DUE} ORDER BY updated LIMIT ?`,
    );
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
        ? this.#database
            .sql(`SELECT room FROM listing WHERE phase = 'waiting' AND is_empty = 1 AND ${IS_NOT_DUE} ORDER BY updated LIMIT ?`)
            .all(MAX_FOUND)
        : this.#database
            .sql(
              `SELECT room FROM listing WHERE maker = ? AND phase = 'waiting' AND is_empty = 1 AND ${IS_NOT_DUE} ORDER BY updated LIMIT ?`,
            )
            .all(maker, MAX_FOUND);
    return this.#remove(rows.filter(({ room }) => !inUse(String(room))).slice(0, max), inUse);
  }

  /** Removes tables a few at a time, each time in a commit of its own; their lines go last. */
  async #remove(rows: readonly { readonly room?: unknown }[], inUse: (table: RoomId) => boolean): Promise<number> {
    let count = 0;
    for (let from = 0; from < rows.length; from += TABLES_PER_COMMIT) {
      await this.#database.writes.add(() => {
        for (const { room } of rows.slice(from, from + TABLES_PER_COMMIT)) {
          const id = String(room);
          // Check as late as possible: a guest may have entered in the meantime.
          if (inUse(id)) continue;
          this.#database.forgetTable(id);
          for (const table of ['due', 'outbox']) {
            this.#database.sql(`DELETE FROM ${table} WHERE room = (SELECT number FROM room WHERE id = ?)`).run(id);
          }
          // No table has such an id; the row goes after its last line, so that its number is not given away before.
          this.#database.sql(`UPDATE room SET id = '!' || number WHERE id = ?`).run(id);
          for (const table of ['snapshot', 'place', 'record', 'listing']) this.#database.sql(`DELETE FROM ${table} WHERE room = ?`).run(id);
          count++;
        }
      });
    }
    await this.#removeLines();
    return count;
  }

  /** Removes the lines of removed tables, also of those that an earlier process had no time for. */
  async #removeLines(): Promise<void> {
    const next = () => this.#database.sql(`SELECT number FROM room WHERE id >= '!' AND id < '"' LIMIT 1`).get()?.number;
    while (next() !== undefined) {
      await this.#database.writes.add(() => {
        let left = LINES_PER_COMMIT;
        for (let number = next(); number !== undefined && left > 0; number = next()) {
          const lines = this.#database
            .sql('DELETE FROM line WHERE rowid IN (SELECT rowid FROM line WHERE room = ? LIMIT ?)')
            .run(number, left);
          left -= Number(lines.changes);
          if (left <= 0) break;
          this.#database.sql('DELETE FROM pack WHERE room = ?').run(number);
          this.#database.sql('DELETE FROM room WHERE number = ?').run(number);
        }
      });
    }
  }

  async packOld(before: number): Promise<number> {
    const find = this.#database.sql(
      `SELECT room FROM listing WHERE phase = 'over' AND is_packed = 0 AND updated < ? ORDER BY updated LIMIT 1`,
    );
    let count = 0;
    for (let row = find.get(before); row; row = find.get(before), count++) await this.#pack(String(row.room));
    return count;
  }

  /** Packs a table's log, unless another line comes meanwhile. */
  async #pack(table: RoomId): Promise<void> {
    const lines = await this.lines(table);
    const body = await packLog(lines);
    await this.#database.writes.add(() => {
      this.#database.sql('UPDATE listing SET is_packed = 1 WHERE room = ?').run(table);
      this.#putPack(table, lines.length - 1, body);
    });
  }

  /** Puts a packed log in the place of the lines up to the last one; returns whether that is still the last one. */
  #putPack(table: RoomId, last: number, body: Uint8Array): boolean {
    if (!this.#isLast(table, last)) return false;
    const number = this.#database.table(table)?.number ?? null;
    this.#database.forgetTable(table);
    this.#database
      .sql('INSERT INTO pack (room, body) VALUES (?, ?) ON CONFLICT (room) DO UPDATE SET body = excluded.body')
      .run(number, body);
    this.#database.sql('UPDATE room SET packed = ? WHERE number = ?').run(last, number);
    this.#database.sql('DELETE FROM line WHERE room = ? AND seq < ?').run(number, last);
    this.#database.sql('DELETE FROM snapshot WHERE room = ?').run(table);
    return true;
  }

  async archiveOld(before: number, archived: Archived, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    const find = this.#database.sql(
      `SELECT room FROM listing WHERE phase = 'over' AND is_archived = 0 AND updated < ? ORDER BY updated LIMIT ?`,
    );
    let count = 0;
    let done: number;
    do {
      done = 0;
      for (const { room } of find.all(before, MAX_FOUND)) done += await this.#archive(String(room), archived, inUse);
      count += done;
    } while (done > 0);
    return count;
  }

  /** Returns how many tables were archived: one, unless it is in use or another line comes meanwhile. */
  async #archive(table: RoomId, archived: Archived, inUse: (table: RoomId) => boolean): Promise<number> {
    const lines = await archived(await this.lines(table));
    const last = lines.length - 1;
    const body = await packLog(lines);
    return this.#database.writes.add(() => {
      if (inUse(table) || !this.#putPack(table, last, body)) return 0;
      const number = this.#database.table(table)?.number ?? null;
      this.#database.sql('UPDATE line SET body = ? WHERE room = ? AND seq = ?').run(lines[last] ?? '', number, last);
      const row = 'is_packed = 1, is_archived = 1, maker = NULL, address = NULL, bytes = 0';
      this.#database.sql(`UPDATE listing SET ${row} WHERE room = ?`).run(table);
      return 1;
    });
  }

  removeTables(tables: readonly RoomId[]): Promise<number> {
    const known = tables.flatMap((table) => this.#database.sql('SELECT room FROM listing WHERE room = ?').all(table));
    return this.#remove(known, () => false);
  }

  hasChangedOutside(): boolean {
    return this.#database.hasChangedOutside();
  }

  async record(table: RoomId): Promise<StoredRecord | undefined> {
    const row = this.#database.sql('SELECT tag, game, body, packed FROM record WHERE room = ?').get(table);
    return row && { tag: String(row.tag), game: String(row.game), body: recordText(row) };
  }

  async recordTag(table: RoomId): Promise<string | undefined> {
    const row = this.#database.sql('SELECT tag FROM record WHERE room = ?').get(table);
    return row && String(row.tag);
  }

  async saveRecord(table: RoomId, { tag, game, body }: StoredRecord): Promise<void> {
    const packed = await packText(body);
    await this.#database.writes.add(() => {
      this.#database
        .sql(`INSERT INTO record (room, tag, game, body, packed) VALUES (?, ?, ?, '', ?) ON CONFLICT DO NOTHING`)
        .run(table, tag, game, packed);
    });
  }

  removeRecord(table: RoomId): Promise<void> {
    return this.#database.writes.add(() => void this.#database.sql('DELETE FROM record WHERE room = ?').run(table));
  }

  async firstDue(): Promise<number | undefined> {
    const at = this.#database.sql('SELECT min(at) AS at FROM due').get()?.at;
    return typeof at === 'number' ? at : undefined;
  }

  async due(now: number, max: number): Promise<readonly DueTable[]> {
    const text = 'SELECT id AS "table", at, seq, what FROM due JOIN room ON number = due.room WHERE at <= ? ORDER BY at LIMIT ?';
    return this.#database.sql(text).all(now, max) as unknown as readonly DueTable[];
  }

  rearm(table: RoomId, seq: number, due: Due | null): Promise<boolean> {
    return this.#database.writes.add(() => {
      const number = this.#database.table(table)?.number;
      if (number === undefined) return false;
      const isLast = this.#isLast(table, seq);
      if (isLast) putDue(this.#database, number, seq, due);
      return isLast;
    });
  }
}

function putDue(database: SqliteDatabase, number: number, seq: number, due: Due | null): void {
  if (due === null) {
    database.sql('DELETE FROM due WHERE room = ?').run(number);
    return;
  }
  const put = 'INSERT INTO due (room, at, seq, what) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (room) DO UPDATE SET at = ?2, seq = ?3, what = ?4';
  database.sql(put).run(number, due.at, seq, due.what);
}
