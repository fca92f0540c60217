import type { RoomId } from '@coven/protocol';
import { type Kysely, sql } from 'kysely';
import { fairChoice, LOBBY_WINDOW } from '../lobby-choice.ts';
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
import type { AppendQueue } from './append-queue.ts';
import { archiveSome, linesAfter, MAX_FOUND, packedLines, putPack, TABLES_PER_COMMIT } from './postgres-archive.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import type { Tables } from './tables.ts';

/** A table that wants to be asked later is not old. */
const isNotDue = sql<boolean>`NOT EXISTS (SELECT 1 FROM due WHERE due.room = listing.room)`;

/** Tables in a PostgreSQL database. */
export class PostgresTables implements TableStore {
  readonly #database: PostgresDatabase;
  readonly #appends: AppendQueue;

  constructor(database: PostgresDatabase, appends: AppendQueue) {
    this.#database = database;
    this.#appends = appends;
  }

  #number(table: RoomId) {
    return this.#database.db.selectFrom('room').select('number').where('id', '=', table);
  }

  append(append: Append): Promise<Appended> {
    return this.#appends.add(append);
  }

  async saveSnapshot(table: RoomId, seq: number, body: string): Promise<void> {
    await this.#database.run((db) =>
      db
        .insertInto('snapshot')
        .columns(['room', 'seq', 'body'])
        .expression(
          db
            .selectFrom('room')
            .select(['number', sql<number>`${seq}::int`.as('seq'), sql<string>`${body}::text`.as('body')])
            .where('id', '=', table),
        )
        .onConflict((conflict) =>
          conflict
            .column('room')
            .doUpdateSet((row) => ({ seq: row.ref('excluded.seq'), body: row.ref('excluded.body') }))
            .whereRef('excluded.seq', '>=', 'snapshot.seq'),
        )
        .execute(),
    );
  }

  async saveTurn(table: RoomId, seq: number, listing: Listing): Promise<void> {
    await this.#database.run((db) =>
      db
        .updateTable('listing')
        .set({ body: JSON.stringify(listing) })
        .where('room', '=', this.#number(table))
        .where(sql<boolean>`(SELECT max(line.seq) FROM line WHERE line.room = listing.room) = ${seq}`)
        .execute(),
    );
  }

  load(table: RoomId): Promise<Stored | undefined> {
    return this.#database.run(async (db) => {
      const found = await db
        .selectFrom('room')
        .leftJoin('line', (join) => join.onRef('line.room', '=', 'room.number').on('line.seq', '=', 0))
        .leftJoin('snapshot', 'snapshot.room', 'room.number')
        .select(['room.number', 'line.body as first', 'snapshot.seq', 'snapshot.body'])
        .where('room.id', '=', table)
        .executeTakeFirst();
      if (!found) return undefined;
      const { number, seq, body } = found;
      const packed = found.first === null ? await packedLines(db, number) : undefined;
      const first = found.first ?? packed?.[0];
      if (first === undefined) return undefined;
      const snapshot = seq === null || body === null ? undefined : { seq, body };
      return { first, snapshot, tail: await linesAfter(db, number, snapshot?.seq ?? 0) };
    });
  }

  lines(table: RoomId): Promise<readonly string[]> {
    return this.linesAfter(table, -1);
  }

  linesAfter(table: RoomId, seq: number): Promise<readonly string[]> {
    return this.#database.run((db) => linesAfter(db, this.#number(table), seq));
  }

  heads(tables: readonly RoomId[]): Promise<ReadonlyMap<RoomId, number>> {
    return this.#database.run(async (db) => {
      const last = sql<number | null>`(SELECT max(seq) FROM line WHERE line.room = room.number)`;
      const isGiven = sql<boolean>`room.id = ANY(${tables}::text[])`;
      const rows = await db
        .selectFrom('room')
        .select(['id', last.as('seq')])
        .where(isGiven)
        .execute();
      return new Map(rows.flatMap(({ id, seq }) => (seq === null ? [] : [[id, seq] as const])));
    });
  }

  lobby(max: number): Promise<readonly Listing[]> {
    return this.#database.run(async () => {
      const waiting = fairChoice(await this.#public('waiting'), max);
      if (waiting.length === max) return this.#listings(waiting);
      return this.#listings([...waiting, ...fairChoice(await this.#public('playing'), max - waiting.length)]);
    });
  }

  #public(phase: Listing['phase']) {
    const rows = this.#database.db.selectFrom('listing').select(['room', 'maker', 'address']).where('is_public', '=', true);
    return rows.where('phase', '=', phase).orderBy('updated', 'desc').limit(LOBBY_WINDOW).execute();
  }

  /** The listings of tables, in their order. */
  async #listings(tables: readonly { readonly room: number }[]): Promise<readonly Listing[]> {
    if (tables.length === 0) return [];
    const numbers = tables.map(({ room }) => room);
    const rows = await this.#database.db.selectFrom('listing').select(['room', 'body']).where('room', 'in', numbers).execute();
    const bodies = new Map(rows.map(({ room, body }) => [room, JSON.parse(body) as Listing]));
    return numbers.flatMap((number) => bodies.get(number) ?? []);
  }

  tablesOf(guest: GuestId, max: number): Promise<readonly Listing[]> {
    return this.#database.run(async (db) => {
      const places = db.selectFrom('place').select('room').where('guest', '=', guest).where('is_over', '=', false);
      return this.#listings(await places.orderBy('updated', 'desc').limit(max).execute());
    });
  }

  count(): Promise<number> {
    return this.#total('tables');
  }

  fileBytes(): Promise<number> {
    return this.#total('bytes');
  }

  #total(column: 'tables' | 'bytes'): Promise<number> {
    return this.#database.run(async (db) => {
      const { total } = await db
        .selectFrom('tally')
        .select((row) => row.fn.sum<number>(column).as('total'))
        .executeTakeFirstOrThrow();
      return total;
    });
  }

  madeBy(maker: GuestId): Promise<MadeTables> {
    return this.#made('maker', maker);
  }

  madeFrom(address: string): Promise<MadeTables> {
    return this.#made('address', address);
  }

  #made(by: 'maker' | 'address', value: string): Promise<MadeTables> {
    return this.#database.run(async (db) => {
      const tables = db.selectFrom('listing').where(by, '=', value);
      const { unfinished } = await tables
        .select((row) => row.fn.countAll<number>().as('unfinished'))
        .where('phase', 'in', ['waiting', 'playing'])
        .executeTakeFirstOrThrow();
      const { bytes } = await tables
        .select((row) => row.fn.sum<number | null>('bytes').as('bytes'))
        .where('bytes', '>', 0)
        .executeTakeFirstOrThrow();
      return { unfinished, bytes: bytes ?? 0 };
    });
  }

  removeOld(kind: Removable, before: number, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    return this.#database.run(async () => {
      let count = 0;
      for (const isEmpty of kind === 'empty' ? [true] : [true, false]) {
        const old = this.#removable(kind === 'empty' ? 'waiting' : kind, isEmpty).where('listing.updated', '<', before);
        let removed: number;
        do {
          removed = await this.#remove(await old.execute(), before, inUse);
          count += removed;
        } while (removed > 0);
      }
      return count;
    });
  }

  removeEmpty(max: number, maker: GuestId | undefined, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    return this.#database.run(async () => {
      const empty = this.#removable('waiting', true);
      const found = await (maker === undefined ? empty : empty.where('listing.maker', '=', maker)).execute();
      const unused = found.filter(({ id }) => !inUse(id)).slice(0, max);
      return this.#remove(unused, Number.MAX_SAFE_INTEGER, inUse);
    });
  }

  #removable(phase: string, isEmpty: boolean) {
    return this.#database.db
      .selectFrom('listing')
      .innerJoin('room', 'room.number', 'listing.room')
      .select(['room.number', 'room.id', 'listing.phase', 'listing.is_empty'])
      .where('listing.phase', '=', phase)
      .where('listing.is_empty', '=', isEmpty)
      .where(isNotDue)
      .orderBy('listing.updated')
      .limit(MAX_FOUND);
  }

  /** Removes tables a few at a time, unless another node has changed them since they were found. */
  async #remove(
    found: readonly { readonly number: number; readonly id: RoomId; readonly phase: string; readonly is_empty: boolean }[],
    before: number,
    inUse: (table: RoomId) => boolean,
  ): Promise<number> {
    let count = 0;
    for (let from = 0; from < found.length; from += TABLES_PER_COMMIT) {
      // Checked as late as possible: a guest may have entered in the meantime.
      const unused = found.slice(from, from + TABLES_PER_COMMIT).filter(({ id }) => !inUse(id));
      const [first] = unused;
      if (!first) continue;
      count += await this.#database.db.transaction().execute(async (tx) => {
        const removed = await tx
          .deleteFrom('listing')
          .where(
            'room',
            'in',
            unused.map(({ number }) => number).sort((one, other) => one - other),
          )
          .where('phase', '=', first.phase)
          .where('is_empty', '=', first.is_empty)
          .where('updated', '<', before)
          .where(isNotDue)
          .returning('room')
          .execute();
        const numbers = removed.map(({ room }) => room);
        if (numbers.length === 0) return 0;
        await removeRows(tx, numbers);
        return numbers.length;
      });
    }
    return count;
  }

  async packOld(before: number): Promise<number> {
    let count = 0;
    for (let packed = 1; packed > 0; count += packed) packed = await this.#database.run(() => this.#packSome(before));
    return count;
  }

  /** Packs a few tables; nodes that do so at the same time take different ones. */
  #packSome(before: number): Promise<number> {
    return this.#database.db.transaction().execute(async (tx) => {
      const old = tx.selectFrom('listing').select('room').where('phase', '=', 'over').where('is_packed', '=', false);
      const found = await old.where('updated', '<', before).orderBy('updated').limit(TABLES_PER_COMMIT).forUpdate().skipLocked().execute();
      for (const { room } of found) {
        await tx.updateTable('listing').set({ is_packed: true }).where('room', '=', room).execute();
        await putPack(tx, room, await linesAfter(tx, room, -1));
      }
      return found.length;
    });
  }

  async archiveOld(before: number, archived: Archived, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    let count = 0;
    let done: number;
    do {
      done = await this.#database.inTransaction((tx) => archiveSome(tx, before, archived, inUse));
      count += done;
    } while (done > 0);
    return count;
  }

  removeTables(tables: readonly RoomId[]): Promise<number> {
    return this.#database.run((db) =>
      db.transaction().execute(async (tx) => {
        const rooms = await tx.selectFrom('room').select('number').where('id', 'in', tables).orderBy('number').execute();
        const numbers = rooms.map(({ number }) => number);
        if (numbers.length > 0) await removeRows(tx, numbers);
        return numbers.length;
      }),
    );
  }

  /** Any number of nodes write. */
  hasChangedOutside(): boolean {
    return true;
  }

  record(table: RoomId): Promise<StoredRecord | undefined> {
    return this.#database.run(async (db) => {
      const records = db.selectFrom('record').select(['tag', 'game', 'body', 'packed']).where('room', '=', this.#number(table));
      const row = await records.executeTakeFirst();
      return row && { tag: row.tag, game: row.game, body: recordText(row) };
    });
  }

  recordTag(table: RoomId): Promise<string | undefined> {
    return this.#database.run(async (db) => {
      const row = await db.selectFrom('record').select('tag').where('room', '=', this.#number(table)).executeTakeFirst();
      return row?.tag;
    });
  }

  async saveRecord(table: RoomId, { tag, game, body }: StoredRecord): Promise<void> {
    const packed = Buffer.from(await packText(body));
    await this.#database.run((db) =>
      db
        .insertInto('record')
        .columns(['room', 'tag', 'game', 'body', 'packed'])
        .expression(
          db
            .selectFrom('room')
            .select([
              'number',
              sql<string>`${tag}::text`.as('tag'),
              sql<string>`${game}::text`.as('game'),
              sql<string>`''`.as('body'),
              sql<Buffer>`${packed}::bytea`.as('packed'),
            ])
            .where('id', '=', table),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  async removeRecord(table: RoomId): Promise<void> {
    await this.#database.run((db) => db.deleteFrom('record').where('room', '=', this.#number(table)).execute());
  }

  firstDue(): Promise<number | undefined> {
    return this.#database.run(async (db) => (await db.selectFrom('due').select('at').orderBy('at').limit(1).executeTakeFirst())?.at);
  }

  due(now: number, max: number): Promise<readonly DueTable[]> {
    return this.#database.run((db) => {
      const due = db.selectFrom('due').innerJoin('room', 'room.number', 'due.room').select(['id as table', 'at', 'seq', 'what']);
      return due.where('at', '<=', now).orderBy('at').limit(max).execute();
    });
  }

  /** The row of the table is locked, as it is by a line that changes when the table is due. */
  rearm(table: RoomId, seq: number, due: Due | null): Promise<boolean> {
    return this.#database.inTransaction(async (tx) => {
      const found = await tx.selectFrom('room').select('number').where('id', '=', table).executeTakeFirst();
      if (!found) return false;
      const room = found.number;
      const known = await tx.selectFrom('due').select('seq').where('room', '=', room).forUpdate().executeTakeFirst();
      if (known && known.seq > seq) return false;
      const lines = tx.selectFrom('line').where('room', '=', room);
      const last = await lines.select((row) => row.fn.max('seq').as('seq')).executeTakeFirstOrThrow();
      if (last.seq !== seq) return false;
      if (due === null) await tx.deleteFrom('due').where('room', '=', room).execute();
      else {
        const { at, what } = due;
        const armed = tx.insertInto('due').values({ room, at, seq, what });
        await armed.onConflict((conflict) => conflict.column('room').doUpdateSet({ at, seq, what })).execute();
      }
      return true;
    });
  }
}

/** Removes everything of tables. */
async function removeRows(db: Kysely<Tables>, numbers: readonly number[]): Promise<void> {
  await db.deleteFrom('room').where('number', 'in', numbers).execute();
  for (const table of ['listing', 'line', 'snapshot', 'place', 'record', 'pack', 'due', 'outbox'] as const) {
    await db.deleteFrom(table).where('room', 'in', numbers).execute();
  }
}
