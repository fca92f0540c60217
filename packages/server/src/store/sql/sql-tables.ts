import type { RoomId } from '@coven/protocol';
import { fairChoice, LOBBY_WINDOW, type LobbyRow } from '../lobby-choice.ts';
import { packText, recordText } from '../pack.ts';
import type { GuestId } from '../people.ts';
import type {
  Append,
  Appended,
  Archived,
  Due,
  DueTable,
  Listing,
  MadeTables,
  Removable,
  Stored,
  StoredRecord,
  TableStore,
} from '../tables.ts';
import { linesAfter, loaded, numberIfLast, putDue, snapshotText } from './log-lines.ts';
import { packTables } from './pack-tables.ts';
import { rowOf, rowsOf, type Sql } from './sql.ts';
import { type TableKey, type TableLog, TableRemoval } from './table-removals.ts';

/** Tables in a database. */
export class SqlTables implements TableStore {
  readonly #sql: Sql;
  readonly #log: TableLog;
  readonly #removal: TableRemoval;
  /** The key of the table whose id is the first value. */
  readonly #table: string;

  constructor(sql: Sql, log: TableLog) {
    this.#sql = sql;
    this.#log = log;
    this.#removal = new TableRemoval(sql, log);
    this.#table = `(SELECT ${sql.key} FROM room WHERE id = $1)`;
  }

  append(append: Append): Promise<Appended> {
    return this.#log.append(append);
  }

  async saveSnapshot(table: RoomId, seq: number, body: string): Promise<void> {
    await this.#sql.run(snapshotText(this.#sql), table, seq, body);
  }

  async saveTurn(table: RoomId, seq: number, listing: Listing): Promise<void> {
    await this.#sql.run(
      `UPDATE listing SET body = $3 WHERE room = ${this.#table}
         AND (SELECT max(seq) FROM line WHERE line.room = (SELECT number FROM room WHERE id = $1)) = $2`,
      table,
      seq,
      JSON.stringify(listing),
    );
  }

  load(table: RoomId): Promise<Stored | undefined> {
    return this.#sql.read(() => loaded(this.#sql, table));
  }

  lines(table: RoomId): Promise<readonly string[]> {
    return this.linesAfter(table, -1);
  }

  linesAfter(table: RoomId, seq: number): Promise<readonly string[]> {
    return this.#sql.read(() => linesAfter(table, seq));
  }

  async heads(tables: readonly RoomId[]): Promise<ReadonlyMap<RoomId, number>> {
    const text = `SELECT id, (SELECT max(seq) FROM line WHERE line.room = room.number) AS seq FROM room WHERE ${this.#sql.among('id', '$1')}`;
    const rows = await this.#sql.read(() => rowsOf<{ id: RoomId; seq: number | null }>(text, tables));
    return new Map(rows.flatMap(({ id, seq }) => (seq === null ? [] : [[id, seq] as const])));
  }

  async lobby(max: number): Promise<readonly Listing[]> {
    const waiting = fairChoice(await this.#public('waiting'), max);
    if (waiting.length === max) return this.#listings(waiting);
    return this.#listings([...waiting, ...fairChoice(await this.#public('playing'), max - waiting.length)]);
  }

  #public(phase: Listing['phase']): Promise<readonly (LobbyRow & { readonly room: TableKey })[]> {
    const isPublic = `is_public = ${this.#sql.yes}`;
    const text = `SELECT room, maker, address FROM listing WHERE ${isPublic} AND phase = $1 ORDER BY updated DESC LIMIT $2`;
    return this.#sql.read(() => rowsOf(text, phase, LOBBY_WINDOW));
  }

  /** The listings of tables, in their order. */
  async #listings(tables: readonly { readonly room: TableKey }[]): Promise<readonly Listing[]> {
    if (tables.length === 0) return [];
    const keys = tables.map(({ room }) => room) as readonly string[];
    const text = `SELECT room, body FROM listing WHERE ${this.#sql.among('room', '$1')}`;
    const rows = await this.#sql.read(() => rowsOf<{ room: TableKey; body: string }>(text, keys));
    const bodies = new Map(rows.map(({ room, body }) => [room, JSON.parse(body) as Listing]));
    return keys.flatMap((key) => bodies.get(key) ?? []);
  }

  async tablesOf(guest: GuestId, max: number): Promise<readonly Listing[]> {
    const text = `SELECT room FROM place WHERE guest = $1 AND is_over = ${this.#sql.no} ORDER BY updated DESC LIMIT $2`;
    return this.#listings(await this.#sql.read(() => rowsOf<{ room: TableKey }>(text, guest, max)));
  }

  async finishedOf(guest: GuestId): Promise<readonly RoomId[]> {
    const { key, yes } = this.#sql;
    const text = `SELECT room.id AS id FROM place JOIN room ON room.${key} = place.room WHERE guest = $1 AND is_over = ${yes}`;
    return (await this.#sql.read(() => rowsOf<{ id: RoomId }>(text, guest))).map(({ id }) => id);
  }

  count(): Promise<number> {
    return this.#total('tables');
  }

  fileBytes(): Promise<number> {
    return this.#total('bytes');
  }

  async #total(column: 'tables' | 'bytes'): Promise<number> {
    const row = await this.#sql.read(() => rowOf<{ total: number }>(`SELECT sum(${column}) AS total FROM tally`));
    return row?.total ?? 0;
  }

  madeBy(maker: GuestId): Promise<MadeTables> {
    return this.#made('maker', maker);
  }

  madeFrom(address: string): Promise<MadeTables> {
    return this.#made('address', address);
  }

  async #made(by: 'maker' | 'address', value: string): Promise<MadeTables> {
    const text = `
      SELECT (SELECT count(*) FROM listing WHERE ${by} = $1 AND phase IN ('waiting', 'playing')) AS unfinished,
        (SELECT coalesce(sum(bytes), 0) FROM listing WHERE ${by} = $1 AND bytes > 0) AS bytes`;
    const { unfinished = 0, bytes = 0 } = (await this.#sql.read(() => rowOf<MadeTables>(text, value))) ?? {};
    return { unfinished, bytes };
  }

  removeOld(kind: Removable, before: number, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    return this.#removal.removeOld(kind, before, inUse);
  }

  removeEmpty(max: number, maker: GuestId | undefined, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    return this.#removal.removeEmpty(max, maker, inUse);
  }

  removeTables(tables: readonly RoomId[]): Promise<number> {
    return this.#removal.removeTables(tables);
  }

  packOld(before: number): Promise<number> {
    const kept: Archived = async (lines) => lines;
    return packTables(this.#sql, { kind: 'is_packed', before, kept, inUse: () => false, onPack: this.#forget });
  }

  archiveOld(before: number, kept: Archived, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    return packTables(this.#sql, { kind: 'is_archived', before, kept, inUse, onPack: this.#forget });
  }

  readonly #forget = (table: RoomId): void => this.#log.forget(table);

  hasChangedOutside(): boolean {
    return this.#log.hasChangedOutside();
  }

  async record(table: RoomId): Promise<StoredRecord | undefined> {
    const text = `SELECT tag, game, body, packed FROM record WHERE room = ${this.#table}`;
    const row = await this.#sql.read(() => rowOf<StoredRecord & { packed: unknown }>(text, table));
    return row && { tag: row.tag, game: row.game, body: recordText(row) };
  }

  async recordTag(table: RoomId): Promise<string | undefined> {
    const text = `SELECT tag FROM record WHERE room = ${this.#table}`;
    return (await this.#sql.read(() => rowOf<{ tag: string }>(text, table)))?.tag;
  }

  async saveRecord(table: RoomId, { tag, game, body }: StoredRecord): Promise<void> {
    const packed = await packText(body);
    const { key } = this.#sql;
    await this.#sql.write(function* () {
      const row = yield* rowOf<{ room: string }>(`SELECT ${key} AS room FROM room WHERE id = $1`, table);
      const text = `INSERT INTO record (room, tag, game, body, packed) VALUES ($1, $2, $3, '', $4) ON CONFLICT DO NOTHING`;
      if (row) yield* rowsOf(text, row.room, tag, game, packed);
    });
  }

  async removeRecord(table: RoomId): Promise<void> {
    await this.#sql.run(`DELETE FROM record WHERE room = ${this.#table}`, table);
  }

  async firstDue(): Promise<number | undefined> {
    return (await this.#sql.read(() => rowOf<{ at: number | null }>('SELECT min(at) AS at FROM due')))?.at ?? undefined;
  }

  due(now: number, max: number): Promise<readonly DueTable[]> {
    const text = 'SELECT id AS "table", at, seq, what FROM due JOIN room ON number = due.room WHERE at <= $1 ORDER BY at LIMIT $2';
    return this.#sql.read(() => rowsOf<DueTable>(text, now, max));
  }

  /** The row of the table is locked, as it is by a line that changes when the table is due. */
  rearm(table: RoomId, seq: number, due: Due | null): Promise<boolean> {
    const { lock } = this.#sql;
    return this.#sql.write(function* () {
      const text = `SELECT seq FROM due WHERE room = (SELECT number FROM room WHERE id = $1) ${lock}`;
      const known = yield* rowOf<{ seq: number }>(text, table);
      const number = known && known.seq > seq ? undefined : yield* numberIfLast(table, seq);
      if (number !== undefined) yield* putDue(number, seq, due);
      return number !== undefined;
    });
  }
}
