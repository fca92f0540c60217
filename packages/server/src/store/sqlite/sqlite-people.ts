import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { GroupCommit } from '../group-commit.ts';
import type { Device, DeviceId, GuestId } from '../store.ts';

/** What a SQLite store knows about guests, and the server's own secrets. */
export abstract class SqliteGuests {
  protected readonly db: DatabaseSync;
  protected readonly writes: GroupCommit;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync, writes: GroupCommit) {
    this.db = db;
    this.writes = writes;
  }

  protected sql(text: string): StatementSync {
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.db.prepare(text);
      this.#statements.set(text, statement);
    }
    return statement;
  }

  async name(guest: GuestId): Promise<string | undefined> {
    const row = this.sql('SELECT name FROM guest WHERE id = ?').get(guest);
    return row && String(row.name);
  }

  setName(guest: GuestId, name: string): Promise<void> {
    return this.writes.add(() => {
      this.sql('INSERT INTO guest (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name').run(guest, name);
    });
  }

  forgetGuest(guest: GuestId): Promise<void> {
    return this.writes.add(() => {
      this.sql('DELETE FROM guest WHERE id = ?').run(guest);
      for (const table of ['device', 'code']) this.sql(`DELETE FROM ${table} WHERE guest = ?`).run(guest);
      this.#needDevice(guest);
    });
  }

  async device(id: DeviceId): Promise<Device | undefined> {
    return this.sql('SELECT id, guest, label, created, seen FROM device WHERE id = ?').get(id) as Device | undefined;
  }

  async devicesOf(guest: GuestId): Promise<readonly Device[]> {
    const rows = this.sql('SELECT id, guest, label, created, seen FROM device WHERE guest = ? ORDER BY seen DESC, created DESC, id').all(
      guest,
    );
    return rows as unknown as readonly Device[];
  }

  touchDevice(id: DeviceId, seen: number): Promise<void> {
    return this.writes.add(() => {
      this.sql('UPDATE device SET seen = ? WHERE id = ?').run(seen, id);
    });
  }

  putDevice({ id, guest, label, created, seen }: Device, max: number): Promise<void> {
    return this.writes.add(() => {
      this.sql(
        `INSERT INTO device (id, guest, label, created, seen) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, label = excluded.label`,
      ).run(id, guest, label, created, seen);
      this.sql(
        `DELETE FROM device WHERE guest = ?1 AND id <> ?2 AND id NOT IN
         (SELECT id FROM device WHERE guest = ?1 AND id <> ?2 ORDER BY seen DESC LIMIT ?3)`,
      ).run(guest, id, max - 1);
    });
  }

  removeDevices(guest: GuestId, ids: readonly DeviceId[]): Promise<void> {
    return this.writes.add(() => {
      for (const id of ids) this.sql('DELETE FROM device WHERE id = ? AND guest = ?').run(id, guest);
      this.#needDevice(guest);
    });
  }

  #needDevice(guest: GuestId): void {
    this.sql('INSERT INTO needs_device (guest) VALUES (?) ON CONFLICT DO NOTHING').run(guest);
  }

  async needsDevice(guest: GuestId): Promise<boolean> {
    return this.sql('SELECT 1 FROM needs_device WHERE guest = ?').get(guest) !== undefined;
  }

  putCode(hash: string, guest: GuestId, expires: number, now: number): Promise<void> {
    return this.writes.add(() => {
      this.sql('DELETE FROM code WHERE guest = ? OR expires < ?').run(guest, now);
      this.sql('INSERT INTO code (hash, guest, expires) VALUES (?, ?, ?)').run(hash, guest, expires);
    });
  }

  async takeCode(hash: string, now: number): Promise<GuestId | undefined> {
    let guest: GuestId | undefined;
    await this.writes.add(() => {
      const row = this.sql('DELETE FROM code WHERE hash = ? RETURNING guest, expires').get(hash);
      this.sql('DELETE FROM code WHERE expires < ?').run(now);
      if (row && Number(row.expires) >= now) guest = String(row.guest);
    });
    return guest;
  }

  async secret(name: string, make: () => string): Promise<string> {
    await this.writes.add(() => {
      this.sql('INSERT INTO secret (name, value) SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM secret WHERE name = ?)').run(
        name,
        make(),
        name,
      );
    });
    return String(this.sql('SELECT value FROM secret WHERE name = ?').get(name)?.value);
  }
}
