import type { Device, DeviceId, GuestId, PeopleStore } from '../people.ts';
import { rowOf, rowsOf, type Sql, type Steps } from './sql.ts';

const DEVICE = 'SELECT id, guest, label, created, seen FROM device';

/** What is known about guests, in a database. */
export class SqlPeople implements PeopleStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async name(guest: GuestId): Promise<string | undefined> {
    return (await this.#sql.read(() => rowOf<{ name: string }>('SELECT name FROM guest WHERE id = $1', guest)))?.name;
  }

  async setName(guest: GuestId, name: string): Promise<void> {
    await this.#sql.run('INSERT INTO guest (id, name) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET name = excluded.name', guest, name);
  }

  forgetGuest(guest: GuestId): Promise<void> {
    const { no } = this.#sql;
    return this.#sql.write(function* () {
      for (const one of yield* guestsLike(guest)) {
        yield* rowsOf('DELETE FROM guest WHERE id = $1', one);
        for (const table of ['device', 'code', 'alias']) yield* rowsOf(`DELETE FROM ${table} WHERE guest = $1`, one);
        yield* rowsOf('DELETE FROM outbox WHERE person = $1', one);
        yield* rowsOf(`UPDATE finished_seat SET guest = NULL, is_news = ${no} WHERE guest = $1`, one);
        yield* needDevice(one);
      }
    });
  }

  joinGuests(guest: GuestId, person: GuestId): Promise<void> {
    return this.#sql.write(function* () {
      const [of = person] = yield* guestsLike(person);
      const joined = (yield* guestsLike(guest)).filter((one) => one !== of);
      const join = 'INSERT INTO alias (guest, person) VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET person = excluded.person';
      for (const one of joined) yield* rowsOf(join, one, of);
    });
  }

  guestsLike(guest: GuestId): Promise<readonly GuestId[]> {
    return this.#sql.read(() => guestsLike(guest));
  }

  device(id: DeviceId): Promise<Device | undefined> {
    return this.#sql.read(() => rowOf<Device>(`${DEVICE} WHERE id = $1`, id));
  }

  devicesOf(guest: GuestId): Promise<readonly Device[]> {
    return this.#sql.read(() => rowsOf<Device>(`${DEVICE} WHERE guest = $1 ORDER BY seen DESC, created DESC, id`, guest));
  }

  async touchDevice(id: DeviceId, seen: number): Promise<void> {
    await this.#sql.run('UPDATE device SET seen = $1 WHERE id = $2', seen, id);
  }

  putDevice({ id, guest, label, created, seen }: Device, max: number): Promise<void> {
    return this.#sql.write(function* () {
      yield* rowsOf(
        `INSERT INTO device (id, guest, label, created, seen) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, label = excluded.label`,
        id,
        guest,
        label,
        created,
        seen,
      );
      yield* rowsOf(
        `DELETE FROM device WHERE guest = $1 AND id <> $2 AND id NOT IN
         (SELECT id FROM device WHERE guest = $1 AND id <> $2 ORDER BY seen DESC LIMIT $3)`,
        guest,
        id,
        max - 1,
      );
    });
  }

  removeDevices(guest: GuestId, ids: readonly DeviceId[]): Promise<void> {
    const { among } = this.#sql;
    return this.#sql.write(function* () {
      yield* rowsOf(`DELETE FROM device WHERE guest = $1 AND ${among('id', '$2')}`, guest, ids);
      yield* needDevice(guest);
    });
  }

  async needsDevice(guest: GuestId): Promise<boolean> {
    return (await this.#sql.read(() => rowOf('SELECT 1 FROM needs_device WHERE guest = $1', guest))) !== undefined;
  }

  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void> {
    return this.#sql.write(function* () {
      yield* rowsOf('DELETE FROM code WHERE guest = $1 OR expires < $2', guest, now);
      yield* rowsOf('INSERT INTO code (hash, guest, expires) VALUES ($1, $2, $3)', hash, guest, expires);
    });
  }

  takeCode(hash: string, now: number): Promise<GuestId | undefined> {
    return this.#sql.write(function* () {
      const text = 'DELETE FROM code WHERE hash = $1 RETURNING guest, expires';
      const code = yield* rowOf<{ guest: GuestId; expires: number }>(text, hash);
      yield* rowsOf('DELETE FROM code WHERE expires < $1', now);
      return code && code.expires >= now ? code.guest : undefined;
    });
  }
}

function needDevice(guest: GuestId): Steps<readonly unknown[]> {
  return rowsOf('INSERT INTO needs_device (guest) VALUES ($1) ON CONFLICT DO NOTHING', guest);
}

/** The one by whom the person is named comes first. */
function* guestsLike(guest: GuestId): Steps<readonly GuestId[]> {
  const { person } = (yield* rowOf<{ person: GuestId }>('SELECT person FROM alias WHERE guest = $1', guest)) ?? { person: guest };
  const others = yield* rowsOf<{ guest: GuestId }>('SELECT guest FROM alias WHERE person = $1', person);
  return [person, ...others.map((row) => row.guest)];
}
