import type { RoomId } from '@coven/protocol';
import { sql } from 'kysely';
import type { GuestId } from '../people.ts';
import type { Finished, PlayedGame, ResultStore, UnfilledTable } from '../results.ts';
import { finishedIn, type PlayedRow, playedIn, storedResult, storedSeats } from '../stored-result.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** What belongs to a result as one text, from which `resultInserts` takes the rows. */
export function resultText(finished: Finished): string {
  return JSON.stringify({ ...storedResult(finished), rows: storedSeats(finished) });
}

/** Parts of a `WITH`: store the results that stand as text in the column `finished` of `source`. A guest without a name is not stored. */
export function resultInserts(source: string): string {
  return `
  results AS (
    SELECT finished::jsonb AS result FROM ${source} WHERE finished IS NOT NULL
  ), finished_games AS (
    INSERT INTO finished SELECT (jsonb_populate_record(NULL::finished, result - 'rows')).* FROM results
    ON CONFLICT DO NOTHING RETURNING id
  ), finished_seats AS (
    INSERT INTO finished_seat (id, seat, guest, bot, place, score, parts, moves, bot_moves, ended, is_news)
      SELECT seat.id, seat, guest.id, bot, place, score, parts, moves, bot_moves, ended, is_news AND guest.id IS NOT NULL
      FROM results JOIN finished_games ON finished_games.id = result ->> 'id',
        jsonb_populate_recordset(NULL::finished_seat, result -> 'rows') AS seat LEFT JOIN guest ON guest.id = seat.guest
    ON CONFLICT DO NOTHING
  )`;
}

/** Results of finished games in a PostgreSQL database. */
export class PostgresResults implements ResultStore {
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  async add(finished: Finished): Promise<void> {
    const text = `WITH given AS (SELECT $1::text AS finished), ${resultInserts('given')} SELECT id FROM finished_games`;
    await this.#database.runOld(() => this.#database.pool.query({ text, values: [resultText(finished)] }));
  }

  of(table: RoomId): Promise<Finished | undefined> {
    return this.#database.runOld(async (db) => {
      const row = await db.selectFrom('finished').selectAll().where('id', '=', table).executeTakeFirst();
      const seats = await db.selectFrom('finished_seat').selectAll().where('id', '=', table).orderBy('seat').execute();
      return row && finishedIn(row, seats);
    });
  }

  playedBy(guests: readonly GuestId[], max: number): Promise<readonly PlayedGame[]> {
    return this.#played(guests, max, '');
  }

  newsFor(guests: readonly GuestId[], since: number, max: number): Promise<readonly PlayedGame[]> {
    return this.#played(guests, max, `AND is_news AND ended > ${Math.trunc(since)}`);
  }

  /** Reads at most `max` rows for each guest. */
  #played(guests: readonly GuestId[], max: number, more: string): Promise<readonly PlayedGame[]> {
    const text = `
      SELECT finished.id, game, finished.ended, ending, seats, seat, place, score, is_news FROM unnest($1::text[]) AS given (guest),
        LATERAL (SELECT * FROM finished_seat WHERE finished_seat.guest = given.guest ${more} ORDER BY ended DESC LIMIT $2) AS own
        JOIN finished ON finished.id = own.id ORDER BY finished.ended DESC LIMIT $2`;
    return this.#database.runOld(async () => {
      const { rows } = await this.#database.pool.query<PlayedRow>({ text, values: [guests, max] });
      return rows.map(playedIn);
    });
  }

  async open(table: RoomId, guest: GuestId): Promise<void> {
    await this.#database.runOld((db) =>
      db
        .updateTable('finished_seat')
        .set({ is_news: false })
        .where('id', '=', table)
        .where('guest', '=', guest)
        .where('is_news', '=', true)
        .execute(),
    );
  }

  takeUnfilled(max: number, now: number, until: number): Promise<readonly UnfilledTable[] | 'done' | 'later'> {
    return this.#database.inTransaction(async (tx) => {
      const row = await tx.selectFrom('unfilled').selectAll().forUpdate().executeTakeFirst();
      if (!row) return 'done';
      if (row.until > now) return 'later';
      const tables = await tx
        .selectFrom('room')
        .innerJoin('listing', 'listing.room', 'room.number')
        .select(['room.number', 'room.id as table', 'listing.updated as ended'])
        .where('room.number', '>', row.done)
        .where('room.number', '<=', row.last)
        .where('listing.phase', '=', 'over')
        .orderBy('room.number')
        .limit(max)
        .execute();
      await (tables.length === 0 ? tx.deleteFrom('unfilled') : tx.updateTable('unfilled').set({ until })).execute();
      return tables.length === 0 ? 'done' : tables;
    });
  }

  async filledUpTo(number: number): Promise<void> {
    await this.#database.runOld((db) =>
      db
        .updateTable('unfilled')
        .set({ done: sql<number>`greatest(done, ${number}::bigint)`, until: 0 })
        .execute(),
    );
  }
}
