import type { Device, DeviceId, GuestId, PeopleStore } from '../people.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** What is known about guests, in a SQLite file. */
export class SqlitePeople implements PeopleStore {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async name(guest: GuestId): Promise<string | undefined> {
    const row = this.#database.sql('SELECT name FROM guest WHERE id = ?').get(guest);
    return row && String(row.name);
  }

  setName(guest: GuestId, name: string): Promise<void> {
    return this.#database.writes.add(() => {
      this.#database.sql('INSERT INTO guest (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name').run(guest, name);
    });
  }

  forgetGuest(guest: GuestId): Promise<void> {
    return this.#database.writes.add(() => {
      for (const one of this.#guestsLike(guest)) {
        this.#database.sql('DELETE FROM guest WHERE id = ?').run(one);
        for (const table of ['device', 'code', 'alias']) this.#database.sql(`DELETE FROM ${table} WHERE guest = ?`).run(one);
        this.#database.sql('DELETE FROM outbox WHERE person = ?').run(one);
        this.#database.sql('UPDATE finished_seat SET guest = NULL, is_news = 0 WHERE guest = ?').run(one);
        this.#needDevice(one);
      }
    });
  }

  joinGuests(guest: GuestId, person: GuestId): Promise<void> {
    return this.#database.writes.add(() => {
      const [of] = this.#guestsLike(person);
      for (const one of this.#guestsLike(guest)) {
        if (of === undefined || one === of) continue;
        this.#database.sql('INSERT INTO alias (guest, person) VALUES (?1, ?2) ON CONFLICT (guest) DO UPDATE SET person = ?2').run(one, of);
      }
    });
  }

  async guestsLike(guest: GuestId): Promise<readonly GuestId[]> {
    return this.#guestsLike(guest);
  }

  /** The one by whom the person is named comes first. */
  #guestsLike(guest: GuestId): readonly GuestId[] {
    const person = String(this.#database.sql('SELECT person FROM alias WHERE guest = ?').get(guest)?.person ?? guest);
    const others = this.#database.sql('SELECT guest FROM alias WHERE person = ?').all(person);
    return [person, ...others.map((row) => String(row.guest))];
  }

  async device(id: DeviceId): Promise<Device | undefined> {
    return this.#database.sql('SELECT id, guest, label, created, seen FROM device WHERE id = ?').get(id) as Device | undefined;
  }

  async devicesOf(guest: GuestId): Promise<readonly Device[]> {
    const rows = this.#database
      .sql('SELECT id, guest, label, created, seen FROM device WHERE guest = ? ORDER BY seen DESC, created DESC, id')
      .all(guest);
    return rows as unknown as readonly Device[];
  }

  touchDevice(id: DeviceId, seen: number): Promise<void> {
    return this.#database.writes.add(() => {
      this.#database.sql('UPDATE device SET seen = ? WHERE id = ?').run(seen, id);
    });
  }

  putDevice({ id, guest, label, created, seen }: Device, max: number): Promise<void> {
    return this.#database.writes.add(() => {
      this.#database
        .sql(
          `INSERT INTO device (id, guest, label, created, seen) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, label = excluded.label`,
        )
        .run(id, guest, label, created, seen);
      this.#database
        .sql(
          `DELETE FROM device WHERE guest = ?1 AND id <> ?2 AND id NOT IN
         (SELECT id FROM device WHERE guest = ?1 AND id <> ?2 ORDER BY seen DESC LIMIT ?3)`,
        )
        .run(guest, id, max - 1);
    });
  }

  removeDevices(guest: GuestId, ids: readonly DeviceId[]): Promise<void> {
    return this.#database.writes.add(() => {
      for (const id of ids) this.#database.sql('DELETE FROM device WHERE id = ? AND guest = ?').run(id, guest);
      this.#needDevice(guest);
    });
  }

  #needDevice(guest: GuestId): void {
    this.#database.sql('INSERT INTO needs_device (guest) VALUES (?) ON CONFLICT DO NOTHING').run(guest);
  }

  async needsDevice(guest: GuestId): Promise<boolean> {
    return this.#database.sql('SELECT 1 FROM needs_device WHERE guest = ?').get(guest) !== undefined;
  }

  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void> {
    return this.#database.writes.add(() => {
      this.#database.sql('DELETE FROM code WHERE guest = ? OR expires < ?').run(guest, now);
      this.#database.sql('INSERT INTO code (hash, guest, expires) VALUES (?, ?, ?)').run(hash, guest, expires);
    });
  }

  async takeCode(hash: string, now: number): Promise<GuestId | undefined> {
    let guest: GuestId | undefined;
    await this.#database.writes.add(() => {
      const row = this.#database.sql('DELETE FROM code WHERE hash = ? RETURNING guest, expires').get(hash);
      this.#database.sql('DELETE FROM code WHERE expires < ?').run(now);
      if (row && Number(row.expires) >= now) guest = String(row.guest);
    });
    return guest;
  }
}
