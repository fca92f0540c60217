import type { RoomId } from '@coven/protocol';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { fairChoice, LOBBY_WINDOW } from '../lobby-choice.ts';
import {
  type Append,
  type Appended,
  type Device,
  type DeviceId,
  type GuestId,
  type Listing,
  type MadeTables,
  NotStored,
  type Removable,
  type Store,
  type StoreCallbacks,
  type Stored,
  type StoredRecord,
} from '../store.ts';
import { AppendQueue } from './append-queue.ts';
import { newPool, persistently } from './connection.ts';
import { migrate } from './migrations.ts';
import { startProblem } from './start-problem.ts';
import type { Tables } from './tables.ts';

/** Tables that one search for old tables finds at most. */
const MAX_FOUND = 1000;
/** Removed in one commit. */
const TABLES_PER_COMMIT = 10;

interface Parts {
  readonly url: string;
  /** Names this process in the log; no other process ever has the same. */
  readonly node: string;
}

/** A store in a PostgreSQL database, which any number of nodes share. */
export class PostgresStore implements Store {
  readonly #db: Kysely<Tables>;
  readonly #appends: AppendQueue;
  #isClosed = false;

  private constructor(pool: Pool, node: string, { onCommit = () => {}, onError = () => {} }: StoreCallbacks) {
    this.#db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    this.#appends = new AppendQueue(pool, node, onCommit, onError);
  }

  /** Connects and brings the database to the current version; throws a `Problem` if it cannot. */
  static async open({ url, node }: Parts, callbacks: StoreCallbacks = {}): Promise<PostgresStore> {
    let pool: Pool | undefined;
    try {
      pool = newPool(url);
      const client = await pool.connect();
      try {
        await migrate(client);
      } finally {
        client.release(true);
      }
      return new PostgresStore(pool, node, callbacks);
    } catch (error) {
      await pool?.end();
      throw startProblem(error, url);
    }
  }

  /** Everything but an append may run twice. */
  async #run<Result>(operation: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    try {
      return await persistently(
        () => operation(this.#db),
        () => !this.#isClosed,
      );
    } catch (error) {
      throw new NotStored(error);
    }
  }

  #number(table: RoomId) {
    return this.#db.selectFrom('room').select('number').where('id', '=', table);
  }

  /** Writes an unchanged row to test whether writing works; rejects like any other write. */
  async tryWriting(): Promise<void> {
    await this.#db
      .updateTable('tally')
      .set((row) => ({ tables: row.ref('tables') }))
      .where('shard', '=', 0)
      .execute();
  }

  append(append: Append): Promise<Appended> {
    return this.#appends.add(append);
  }

  async saveSnapshot(table: RoomId, seq: number, body: string): Promise<void> {
    await this.#run((db) =>
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

  load(table: RoomId): Promise<Stored | undefined> {
    return this.#run(async (db) => {
      const found = await db
        .selectFrom('room')
        .innerJoin('line', (join) => join.onRef('line.room', '=', 'room.number').on('line.seq', '=', 0))
        .leftJoin('snapshot', 'snapshot.room', 'room.number')
        .select(['room.number', 'line.body as first', 'snapshot.seq', 'snapshot.body'])
        .where('room.id', '=', table)
        .executeTakeFirst();
      if (!found) return undefined;
      const { number, first, seq, body } = found;
      const tail = await db
        .selectFrom('line')
        .select('body')
        .where('room', '=', number)
        .where('seq', '>', seq ?? 0)
        .orderBy('seq')
        .execute();
      return { first, snapshot: seq === null || body === null ? undefined : { seq, body }, tail: tail.map((row) => row.body) };
    });
  }

  lines(table: RoomId): Promise<readonly string[]> {
    return this.#run(async (db) => {
      const rows = await db.selectFrom('line').select('body').where('room', '=', this.#number(table)).orderBy('seq').execute();
      return rows.map(({ body }) => body);
    });
  }

  lobby(max: number): Promise<readonly Listing[]> {
    return this.#run(async () => {
      const waiting = fairChoice(await this.#public('waiting'), max);
      if (waiting.length === max) return this.#listings(waiting);
      return this.#listings([...waiting, ...fairChoice(await this.#public('playing'), max - waiting.length)]);
    });
  }

  #public(phase: Listing['phase']) {
    const rows = this.#db.selectFrom('listing').select(['room', 'maker', 'address']).where('is_public', '=', true);
    return rows.where('phase', '=', phase).orderBy('updated', 'desc').limit(LOBBY_WINDOW).execute();
  }

  /** The listings of tables, in their order. */
  async #listings(tables: readonly { readonly room: number }[]): Promise<readonly Listing[]> {
    if (tables.length === 0) return [];
    const numbers = tables.map(({ room }) => room);
    const rows = await this.#db.selectFrom('listing').select(['room', 'body']).where('room', 'in', numbers).execute();
    const bodies = new Map(rows.map(({ room, body }) => [room, JSON.parse(body) as Listing]));
    return numbers.flatMap((number) => bodies.get(number) ?? []);
  }

  tablesOf(guest: GuestId, max: number): Promise<readonly Listing[]> {
    return this.#run(async (db) => {
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
    return this.#run(async (db) => {
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
    return this.#run(async (db) => {
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
    return this.#run(async () => {
      let count = 0;
      for (const isEmpty of kind === 'empty' ? [true] : [true, false]) {
        const old = this.#removable(kind === 'empty' ? 'waiting' : kind, isEmpty).where('listing.updated', '<', before);
        count += await this.#remove(await old.execute(), before, inUse);
      }
      return count;
    });
  }

  removeEmpty(max: number, maker: GuestId | undefined, inUse: (table: RoomId) => boolean = () => false): Promise<number> {
    return this.#run(async () => {
      const empty = this.#removable('waiting', true);
      const found = await (maker === undefined ? empty : empty.where('listing.maker', '=', maker)).execute();
      const unused = found.filter(({ id }) => !inUse(id)).slice(0, max);
      return this.#remove(unused, Number.MAX_SAFE_INTEGER, inUse);
    });
  }

  #removable(phase: string, isEmpty: boolean) {
    return this.#db
      .selectFrom('listing')
      .innerJoin('room', 'room.number', 'listing.room')
      .select(['room.number', 'room.id', 'listing.phase', 'listing.is_empty'])
      .where('listing.phase', '=', phase)
      .where('listing.is_empty', '=', isEmpty)
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
      count += await this.#db.transaction().execute(async (tx) => {
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
          .returning('room')
          .execute();
        const numbers = removed.map(({ room }) => room);
        if (numbers.length === 0) return 0;
        await tx.deleteFrom('room').where('number', 'in', numbers).execute();
        for (const table of ['line', 'snapshot', 'place', 'record'] as const) {
          await tx.deleteFrom(table).where('room', 'in', numbers).execute();
        }
        return numbers.length;
      });
    }
    return count;
  }

  record(table: RoomId): Promise<StoredRecord | undefined> {
    return this.#run((db) =>
      db.selectFrom('record').select(['tag', 'game', 'body']).where('room', '=', this.#number(table)).executeTakeFirst(),
    );
  }

  recordTag(table: RoomId): Promise<string | undefined> {
    return this.#run(async (db) => {
      const row = await db.selectFrom('record').select('tag').where('room', '=', this.#number(table)).executeTakeFirst();
      return row?.tag;
    });
  }

  async saveRecord(table: RoomId, { tag, game, body }: StoredRecord): Promise<void> {
    await this.#run((db) =>
      db
        .insertInto('record')
        .columns(['room', 'tag', 'game', 'body'])
        .expression(
          db
            .selectFrom('room')
            .select([
              'number',
              sql<string>`${tag}::text`.as('tag'),
              sql<string>`${game}::text`.as('game'),
              sql<string>`${body}::text`.as('body'),
            ])
            .where('id', '=', table),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }

  name(guest: GuestId): Promise<string | undefined> {
    return this.#run(async (db) => (await db.selectFrom('guest').select('name').where('id', '=', guest).executeTakeFirst())?.name);
  }

  async setName(guest: GuestId, name: string): Promise<void> {
    await this.#run((db) =>
      db
        .insertInto('guest')
        .values({ id: guest, name })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
        .execute(),
    );
  }

  forgetGuest(guest: GuestId): Promise<void> {
    return this.#inTransaction(async (tx) => {
      await tx.deleteFrom('guest').where('id', '=', guest).execute();
      for (const table of ['device', 'code'] as const) await tx.deleteFrom(table).where('guest', '=', guest).execute();
      await needDevice(tx, guest);
    });
  }

  #inTransaction<Result>(operation: (tx: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    return this.#run((db) => db.transaction().execute(operation));
  }

  device(id: DeviceId): Promise<Device | undefined> {
    return this.#run((db) => db.selectFrom('device').selectAll().where('id', '=', id).executeTakeFirst());
  }

  devicesOf(guest: GuestId): Promise<readonly Device[]> {
    return this.#run((db) => {
      const devices = db.selectFrom('device').selectAll().where('guest', '=', guest);
      return devices.orderBy('seen', 'desc').orderBy('created', 'desc').orderBy('id').execute();
    });
  }

  async touchDevice(id: DeviceId, seen: number): Promise<void> {
    await this.#run((db) => db.updateTable('device').set({ seen }).where('id', '=', id).execute());
  }

  putDevice(device: Device, max: number): Promise<void> {
    const { id, guest, label, seen } = device;
    return this.#inTransaction(async (tx) => {
      await tx
        .insertInto('device')
        .values(device)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen, label }))
        .execute();
      const others = tx.selectFrom('device').select('id').where('guest', '=', guest).where('id', '<>', id);
      const kept = others.orderBy('seen', 'desc').limit(max - 1);
      await tx.deleteFrom('device').where('guest', '=', guest).where('id', '<>', id).where('id', 'not in', kept).execute();
    });
  }

  removeDevices(guest: GuestId, ids: readonly DeviceId[]): Promise<void> {
    return this.#inTransaction(async (tx) => {
      if (ids.length > 0) await tx.deleteFrom('device').where('guest', '=', guest).where('id', 'in', ids).execute();
      await needDevice(tx, guest);
    });
  }

  async needsDevice(guest: GuestId): Promise<boolean> {
    const row = await this.#run((db) => db.selectFrom('needs_device').selectAll().where('guest', '=', guest).executeTakeFirst());
    return row !== undefined;
  }

  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void> {
    return this.#inTransaction(async (tx) => {
      await tx
        .deleteFrom('code')
        .where((code) => code.or([code('guest', '=', guest), code('expires', '<', now)]))
        .execute();
      await tx.insertInto('code').values({ hash, guest, expires }).execute();
    });
  }

  takeCode(hash: string, now: number): Promise<GuestId | undefined> {
    return this.#inTransaction(async (tx) => {
      const code = await tx.deleteFrom('code').where('hash', '=', hash).returning(['guest', 'expires']).executeTakeFirst();
      await tx.deleteFrom('code').where('expires', '<', now).execute();
      return code && code.expires >= now ? code.guest : undefined;
    });
  }

  secret(name: string, make: () => string): Promise<string> {
    return this.#run(async (db) => {
      const find = () => db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
      const known = await find();
      if (known) return known.value;
      await db
        .insertInto('secret')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return (await find())?.value ?? '';
    });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#appends.close();
    await this.#db.destroy();
  }
}

async function needDevice(db: Kysely<Tables>, guest: GuestId): Promise<void> {
  await db
    .insertInto('needs_device')
    .values({ guest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
