import type { RoomId } from '@coven/protocol';
import type { GuestId } from '../people.ts';
import type { Finished, PlayedGame, ResultStore, UnfilledTable } from '../results.ts';
import { finishedIn, type PlayedRow, playedIn, type StoredResult, type StoredSeat, storedResult, storedSeats } from '../stored-result.ts';
import { rowOf, rowsOf, type Sql, type Steps, type Value } from './sql.ts';

const PLAYED = `SELECT finished.id, game, finished.ended, ending, seats, seat, place, score, is_news
  FROM finished_seat JOIN finished ON finished.id = finished_seat.id`;

/** Results of finished games in a database. */
export class SqlResults implements ResultStore {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  add(finished: Finished): Promise<void> {
    return this.#sql.write(() => addResult(finished));
  }

  of(table: RoomId): Promise<Finished | undefined> {
    return this.#sql.read(() => resultOf(table));
  }

  playedBy(guests: readonly GuestId[], max: number): Promise<readonly PlayedGame[]> {
    return this.#played(guests, max, `${PLAYED} WHERE guest = $1 ORDER BY finished_seat.ended DESC LIMIT $2`, []);
  }

  newsFor(guests: readonly GuestId[], since: number, max: number): Promise<readonly PlayedGame[]> {
    const isNews = `is_news = ${this.#sql.yes} AND finished_seat.ended > $3`;
    return this.#played(guests, max, `${PLAYED} WHERE guest = $1 AND ${isNews} ORDER BY finished_seat.ended DESC LIMIT $2`, [since]);
  }

  /** Reads at most `max` rows for each guest. */
  #played(guests: readonly GuestId[], max: number, text: string, more: readonly number[]): Promise<readonly PlayedGame[]> {
    return this.#sql.read(function* () {
      const played: (readonly PlayedRow[])[] = [];
      for (const guest of guests) played.push(yield* rowsOf<PlayedRow>(text, guest, max, ...more));
      const latest = played.flat().sort((one, other) => other.ended - one.ended);
      return latest.slice(0, max).map(playedIn);
    });
  }

  async open(table: RoomId, guest: GuestId): Promise<void> {
    const { yes, no } = this.#sql;
    await this.#sql.run(`UPDATE finished_seat SET is_news = ${no} WHERE id = $1 AND guest = $2 AND is_news = ${yes}`, table, guest);
  }

  takeUnfilled(max: number, now: number, until: number): Promise<readonly UnfilledTable[] | 'done' | 'later'> {
    const { key, lock } = this.#sql;
    return this.#sql.write(function* () {
      const row = yield* rowOf<{ done: number; last: number; until: number }>(`SELECT done, last, until FROM unfilled ${lock}`);
      if (!row) return 'done';
      if (row.until > now) return 'later';
      const tables = yield* rowsOf<UnfilledTable>(
        `SELECT number, id AS "table", updated AS ended FROM room CROSS JOIN listing
         WHERE listing.room = room.${key} AND number > $1 AND number <= $2 AND phase = 'over' ORDER BY number LIMIT $3`,
        row.done,
        row.last,
        max,
      );
      if (tables.length > 0) yield* rowsOf('UPDATE unfilled SET until = $1', until);
      else yield* rowsOf('DELETE FROM unfilled');
      return tables.length === 0 ? 'done' : tables;
    });
  }

  async filledUpTo(number: number): Promise<void> {
    await this.#sql.run('UPDATE unfilled SET done = CASE WHEN done > $1 THEN done ELSE $1 END, until = 0', number);
  }
}

/** Adds the result of a table that has none. A guest without a name is not written into it. */
export function* addResult(finished: Finished): Steps<void> {
  if ((yield* insert('finished', storedResult(finished))).length === 0) return;
  for (const seat of storedSeats(finished)) {
    const known = yield* rowOf('SELECT 1 FROM guest WHERE id = $1', seat.guest);
    yield* insert('finished_seat', known ? seat : { ...seat, guest: null, is_news: false });
  }
}

/** The row, unless there is one already. */
function insert(table: string, row: object): Steps<readonly unknown[]> {
  const [columns, values] = [Object.keys(row), Object.values(row) as readonly Value[]];
  const numbered = columns.map((_, at) => `$${at + 1}`);
  return rowsOf(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${numbered.join(', ')}) ON CONFLICT DO NOTHING RETURNING id`,
    ...values,
  );
}

function* resultOf(table: RoomId): Steps<Finished | undefined> {
  const row = yield* rowOf<StoredResult>('SELECT * FROM finished WHERE id = $1', table);
  const seats = yield* rowsOf<StoredSeat>('SELECT * FROM finished_seat WHERE id = $1 ORDER BY seat', table);
  return row && finishedIn(row, seats);
}
