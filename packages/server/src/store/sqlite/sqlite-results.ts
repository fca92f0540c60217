import type { RoomId } from '@coven/protocol';
import type { GuestId } from '../people.ts';
import type { Finished, PlayedGame, ResultStore, UnfilledTable } from '../results.ts';
import { finishedIn, type PlayedRow, playedIn, storedResult, storedSeats } from '../stored-result.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const PLAYED = `SELECT finished.id, game, finished.ended, ending, seats, seat, place, score, is_news
  FROM finished_seat JOIN finished ON finished.id = finished_seat.id`;

/** Results of finished games in a SQLite file. */
export class SqliteResults implements ResultStore {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  add(finished: Finished): Promise<void> {
    return this.#database.writes.add(() => putFinished(this.#database, finished));
  }

  async of(table: RoomId): Promise<Finished | undefined> {
    const row = this.#database.sql('SELECT * FROM finished WHERE id = ?').get(table);
    const seats = this.#database.sql('SELECT * FROM finished_seat WHERE id = ? ORDER BY seat').all(table);
    return row && finishedIn(row as unknown as Parameters<typeof finishedIn>[0], seats as unknown as Parameters<typeof finishedIn>[1]);
  }

  async playedBy(guests: readonly GuestId[], max: number): Promise<readonly PlayedGame[]> {
    return this.#played(guests, max, `${PLAYED} WHERE guest = ? ORDER BY finished_seat.ended DESC LIMIT ?`, []);
  }

  async newsFor(guests: readonly GuestId[], since: number, max: number): Promise<readonly PlayedGame[]> {
    const text = `${PLAYED} WHERE guest = ? AND is_news = 1 AND finished_seat.ended > ? ORDER BY finished_seat.ended DESC LIMIT ?`;
    return this.#played(guests, max, text, [since]);
  }

  #played(guests: readonly GuestId[], max: number, text: string, more: readonly number[]): readonly PlayedGame[] {
    const rows = guests.flatMap((guest) => this.#database.sql(text).all(guest, ...more, max) as unknown as readonly PlayedRow[]);
    return rows
      .map(playedIn)
      .sort((one, other) => other.ended - one.ended)
      .slice(0, max);
  }

  open(table: RoomId, guest: GuestId): Promise<void> {
    const text = 'UPDATE finished_seat SET is_news = 0 WHERE id = ? AND guest = ? AND is_news = 1';
    return this.#database.writes.add(() => void this.#database.sql(text).run(table, guest));
  }

  takeUnfilled(max: number, now: number, until: number): Promise<readonly UnfilledTable[] | 'done' | 'later'> {
    const sql = this.#database.sql.bind(this.#database);
    return this.#database.writes.add(() => {
      const row = sql('SELECT done, last, until FROM unfilled').get();
      if (!row) return 'done';
      if (Number(row.until) > now) return 'later';
      const tables = sql(
        `SELECT number, id AS "table", updated AS ended FROM room JOIN listing ON listing.room = id
         WHERE number > ? AND number <= ? AND phase = 'over' ORDER BY number LIMIT ?`,
      ).all(row.done ?? 0, row.last ?? 0, max) as unknown as readonly UnfilledTable[];
      if (tables.length === 0) sql('DELETE FROM unfilled').run();
      else sql('UPDATE unfilled SET until = ?').run(until);
      return tables.length === 0 ? 'done' : tables;
    });
  }

  filledUpTo(number: number): Promise<void> {
    return this.#database.writes.add(() => void this.#database.sql('UPDATE unfilled SET done = ?, until = 0').run(number));
  }
}

/** Within the commit of the line that ends the game. */
export function putFinished(database: SqliteDatabase, finished: Finished): void {
  const result = storedResult(finished);
  const row = { ...result, is_public: Number(result.is_public) };
  if (database.sql(insertOf('finished', row)).run(...Object.values(row)).changes === 0) return;
  for (const seat of storedSeats(finished)) {
    const isKnown = seat.guest !== null && database.sql('SELECT 1 FROM guest WHERE id = ?').get(seat.guest) !== undefined;
    const { guest, is_news, ...same } = seat;
    const known = { ...same, guest: isKnown ? guest : null, is_news: Number(is_news && isKnown) };
    database.sql(insertOf('finished_seat', known)).run(...Object.values(known));
  }
}

function insertOf(table: string, row: object): string {
  const columns = Object.keys(row);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`;
}
