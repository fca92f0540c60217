import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { type Device, type DeviceId, type GuestId, NotStored } from '../store.ts';
import { persistently } from './connection.ts';
import type { Tables } from './tables.ts';

/** What a PostgreSQL store knows about guests, and the server's own secrets. */
export abstract class PostgresGuests {
  protected readonly db: Kysely<Tables>;
  protected isClosed = false;

  constructor(pool: Pool) {
    this.db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }

  /** For operations that may run twice: everything but an append. */
  protected async run<Result>(operation: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    try {
      return await persistently(
        () => operation(this.db),
        () => !this.isClosed,
      );
    } catch (error) {
      throw new NotStored(error);
    }
  }

  name(guest: GuestId): Promise<string | undefined> {
    return this.run(async (db) => (await db.selectFrom('guest').select('name').where('id', '=', guest).executeTakeFirst())?.name);
  }

  async setName(guest: GuestId, name: string): Promise<void> {
    await this.run((db) =>
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
    return this.run((db) => db.transaction().execute(operation));
  }

  device(id: DeviceId): Promise<Device | undefined> {
    return this.run((db) => db.selectFrom('device').selectAll().where('id', '=', id).executeTakeFirst());
  }

  devicesOf(guest: GuestId): Promise<readonly Device[]> {
    return this.run((db) => {
      const devices = db.selectFrom('device').selectAll().where('guest', '=', guest);
      return devices.orderBy('seen', 'desc').orderBy('created', 'desc').orderBy('id').execute();
    });
  }

  async touchDevice(id: DeviceId, seen: number): Promise<void> {
    await this.run((db) => db.updateTable('device').set({ seen }).where('id', '=', id).execute());
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
    const row = await this.run((db) => db.selectFrom('needs_device').selectAll().where('guest', '=', guest).executeTakeFirst());
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
    return this.run(async (db) => {
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
}

async function needDevice(db: Kysely<Tables>, guest: GuestId): Promise<void> {
  await db
    .insertInto('needs_device')
    .values({ guest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
