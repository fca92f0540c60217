import type { Kysely } from 'kysely';
import type { Device, DeviceId, GuestId, PeopleStore } from '../people.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import type { Tables } from './tables.ts';

/** What is known about guests, in a PostgreSQL database. */
export class PostgresPeople implements PeopleStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  name(guest: GuestId): Promise<string | undefined> {
    return this.#database.runOld(
      async (db) => (await db.selectFrom('guest').select('name').where('id', '=', guest).executeTakeFirst())?.name,
    );
  }

  async setName(guest: GuestId, name: string): Promise<void> {
    await this.#database.runOld((db) =>
      db
        .insertInto('guest')
        .values({ id: guest, name })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
        .execute(),
    );
  }

  forgetGuest(guest: GuestId): Promise<void> {
    return this.#database.inTransaction(async (tx) => {
      for (const one of await guestsLike(tx, guest)) {
        await tx.deleteFrom('guest').where('id', '=', one).execute();
        for (const table of ['device', 'code', 'alias'] as const) await tx.deleteFrom(table).where('guest', '=', one).execute();
        await tx.deleteFrom('outbox').where('person', '=', one).execute();
        await tx.updateTable('finished_seat').set({ guest: null, is_news: false }).where('guest', '=', one).execute();
        await needDevice(tx, one);
      }
    });
  }

  joinGuests(guest: GuestId, person: GuestId): Promise<void> {
    return this.#database.inTransaction(async (tx) => {
      const [of = person] = await guestsLike(tx, person);
      const joined = (await guestsLike(tx, guest)).filter((one) => one !== of).map((one) => ({ guest: one, person: of }));
      if (joined.length === 0) return;
      const aliases = tx.insertInto('alias').values(joined);
      await aliases.onConflict((conflict) => conflict.column('guest').doUpdateSet({ person: of })).execute();
    });
  }

  guestsLike(guest: GuestId): Promise<readonly GuestId[]> {
    return this.#database.runOld((db) => guestsLike(db, guest));
  }

  device(id: DeviceId): Promise<Device | undefined> {
    return this.#database.runOld((db) => db.selectFrom('device').selectAll().where('id', '=', id).executeTakeFirst());
  }

  devicesOf(guest: GuestId): Promise<readonly Device[]> {
    return this.#database.runOld((db) => {
      const devices = db.selectFrom('device').selectAll().where('guest', '=', guest);
      return devices.orderBy('seen', 'desc').orderBy('created', 'desc').orderBy('id').execute();
    });
  }

  async touchDevice(id: DeviceId, seen: number): Promise<void> {
    await this.#database.runOld((db) => db.updateTable('device').set({ seen }).where('id', '=', id).execute());
  }

  putDevice(device: Device, max: number): Promise<void> {
    const { id, guest, label, seen } = device;
    return this.#database.inTransaction(async (tx) => {
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
    return this.#database.inTransaction(async (tx) => {
      if (ids.length > 0) await tx.deleteFrom('device').where('guest', '=', guest).where('id', 'in', ids).execute();
      await needDevice(tx, guest);
    });
  }

  async needsDevice(guest: GuestId): Promise<boolean> {
    const row = await this.#database.runOld((db) =>
      db.selectFrom('needs_device').selectAll().where('guest', '=', guest).executeTakeFirst(),
    );
    return row !== undefined;
  }

  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void> {
    return this.#database.inTransaction(async (tx) => {
      await tx
        .deleteFrom('code')
        .where((code) => code.or([code('guest', '=', guest), code('expires', '<', now)]))
        .execute();
      await tx.insertInto('code').values({ hash, guest, expires }).execute();
    });
  }

  takeCode(hash: string, now: number): Promise<GuestId | undefined> {
    return this.#database.inTransaction(async (tx) => {
      const code = await tx.deleteFrom('code').where('hash', '=', hash).returning(['guest', 'expires']).executeTakeFirst();
      await tx.deleteFrom('code').where('expires', '<', now).execute();
      return code && code.expires >= now ? code.guest : undefined;
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

/** The one by whom the person is named comes first. */
async function guestsLike(db: Kysely<Tables>, guest: GuestId): Promise<readonly GuestId[]> {
  const { person } = (await db.selectFrom('alias').select('person').where('guest', '=', guest).executeTakeFirst()) ?? { person: guest };
  const others = await db.selectFrom('alias').select('guest').where('person', '=', person).execute();
  return [person, ...others.map((row) => row.guest)];
}
