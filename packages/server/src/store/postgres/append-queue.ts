import type { Pool } from 'pg';
import type { Commit } from '../commit.ts';
import { noticeId } from '../notice-id.ts';
import { NotStored } from '../store.ts';
import type { Append, Appended } from '../tables.ts';
import { persistently } from './connection.ts';
import { resultInserts, resultText } from './result-inserts.ts';

/** Batches under way at the same time: while one waits for the disk, the next is prepared. */
const MAX_BATCHES = 2;
/** Lines in one batch. */
const MAX_LINES = 500;

interface Waiting {
  readonly append: Append;
  /** Names the line in the log, so that a retry after a lost answer recognizes its own line. */
  readonly writer: string;
  readonly done: (appended: Appended) => void;
  readonly failed: (error: NotStored) => void;
}

/**
 * Stores all lines of a batch, and whatever belongs to them, in one statement and so in one commit. Whoever comes second with a number
 * stores nothing, and the other lines are not affected. The lines are sorted: two batches that wait for each other would be a deadlock.
 */
const append = (more: typeof NOTHING_MORE) => `
  WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[]${more.values})
      AS given (id, seq, writer, body, snapshot, listing${more.columns})
  ), opened AS (
    INSERT INTO room (id) SELECT id FROM given WHERE seq = 0 ORDER BY id ON CONFLICT DO NOTHING RETURNING number, id
  ), numbered AS (
    SELECT number, given.* FROM given JOIN room USING (id) WHERE seq > coalesce(packed, -1)
    UNION ALL SELECT number, given.* FROM given JOIN opened USING (id)
  ), stored AS (
    INSERT INTO line (room, seq, writer, body) SELECT number, seq, writer, body FROM numbered ORDER BY number, seq
    ON CONFLICT DO NOTHING RETURNING writer
  ), changed AS (
    SELECT numbered.* FROM numbered JOIN stored USING (writer)
  ), snapshots AS (
    INSERT INTO snapshot (room, seq, body)
      SELECT DISTINCT ON (number) number, seq, snapshot FROM changed WHERE snapshot IS NOT NULL ORDER BY number, seq DESC
    ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= snapshot.seq
  ), listed AS (
    SELECT DISTINCT ON (number) number, listing::jsonb AS row FROM changed WHERE listing IS NOT NULL ORDER BY number, seq DESC
  ), listings AS (
    INSERT INTO listing (room, phase, is_public, is_empty, updated, maker, address, bytes, body)
      SELECT number, row ->> 'phase', (row -> 'isPublic')::boolean, (row -> 'isEmpty')::boolean, (row -> 'updated')::bigint,
        row ->> 'maker', row ->> 'address', (row -> 'bytes')::bigint, row ->> 'body' FROM listed
    ON CONFLICT (room) DO UPDATE SET phase = excluded.phase, is_public = excluded.is_public, is_empty = excluded.is_empty,
      updated = excluded.updated, body = excluded.body, is_archived = false
  ), seated AS (
    INSERT INTO place (room, guest, is_over, updated)
      SELECT number, jsonb_array_elements_text(row -> 'guests'), row ->> 'phase' = 'over', (row -> 'updated')::bigint FROM listed
    ON CONFLICT (room, guest) DO UPDATE SET is_over = excluded.is_over, updated = excluded.updated
  ), gone AS (
    DELETE FROM place USING listed WHERE place.room = listed.number AND NOT (listed.row -> 'guests') ? place.guest
  )${more.parts}
  SELECT writer FROM stored`;

/** What most batches do without: when tables are due, notices, and results of games. */
const NOTHING_MORE = { values: '', columns: '', parts: '' };
const MORE: typeof NOTHING_MORE = {
  values: ', $7::text[], $8::text[], $9::text[]',
  columns: ', due, outbox, finished',
  parts: `, armed AS (
    SELECT DISTINCT ON (number) number, seq, due::jsonb AS row FROM changed WHERE due IS NOT NULL ORDER BY number, seq DESC
  ), dues AS (
    INSERT INTO due (room, at, seq, what)
      SELECT number, (row ->> 'at')::bigint, seq, row ->> 'what' FROM armed WHERE row <> 'null' ORDER BY number
    ON CONFLICT (room) DO UPDATE SET at = excluded.at, seq = excluded.seq, what = excluded.what
  ), disarmed AS (
    DELETE FROM due USING armed WHERE due.room = armed.number AND armed.row = 'null'
  ), notices AS (
    INSERT INTO outbox (id, room, seq, person, kind, body, at)
      SELECT notice ->> 'id', number, seq, notice ->> 'person', notice ->> 'kind', notice ->> 'body', (notice ->> 'at')::bigint
      FROM changed, jsonb_array_elements(outbox::jsonb) AS notice
    ON CONFLICT DO NOTHING
  ), ${resultInserts('changed')}`,
};

const APPEND = { name: 'append', text: append(NOTHING_MORE) };
const APPEND_WITH_MORE = { name: 'append-with-more', text: append(MORE) };

/** Who wrote the lines that could not be stored; packed ones have no writer. */
const WRITERS = `
  SELECT given.writer AS wanted, line.writer FROM unnest($1::text[], $2::int[], $3::text[]) AS given (id, seq, writer)
    JOIN room USING (id) LEFT JOIN line ON line.room = room.number AND line.seq = given.seq
    WHERE line.seq IS NOT NULL OR given.seq <= room.packed`;

/** Collects lines while earlier ones are being stored, and stores them together. */
export class AppendQueue {
  readonly #pool: Pool;
  readonly #node: string;
  readonly #onCommit: (commit: Commit) => void;
  readonly #onError: (error: NotStored) => void;
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #isClosed = false;
  #count = 0;
  readonly #running = new Set<Promise<void>>();

  /** `node` differs from that of every other process that ever wrote to this database. */
  constructor(pool: Pool, node: string, onCommit: (commit: Commit) => void, onError: (error: NotStored) => void) {
    this.#pool = pool;
    this.#node = node;
    this.#onCommit = onCommit;
    this.#onError = onError;
  }

  add(append: Append): Promise<Appended> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    return new Promise((done, failed) => {
      this.#count++;
      this.#waiting.push({ append, writer: `${this.#node}.${this.#count.toString(36)}`, done, failed });
      if (this.#isScheduled) return;
      this.#isScheduled = true;
      setImmediate(() => {
        this.#isScheduled = false;
        this.#start();
      });
    });
  }

  #start(): void {
    while (this.#running.size < MAX_BATCHES && this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_LINES);
      const running = this.#store(batch).then(() => {
        this.#running.delete(running);
        this.#start();
      });
      this.#running.add(running);
    }
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    try {
      const answers = await persistently(
        () => this.#attempt(batch),
        () => !this.#isClosed,
      );
      this.#onCommit({ writes: batch.length, milliseconds: performance.now() - begun });
      for (const { writer, done, failed } of batch) {
        const answer = answers.get(writer);
        if (answer) done(answer);
        else failed(new NotStored('the table was removed'));
      }
    } catch (error) {
      const notStored = new NotStored(error);
      this.#onError(notStored);
      for (const { failed } of batch) failed(notStored);
    }
  }

  /** By writer; a line of a table that no longer exists has no answer. */
  async #attempt(batch: readonly Waiting[]): Promise<ReadonlyMap<string, Appended>> {
    const answers = new Map<string, Appended>();
    const isMore = batch.some(({ append: { due, outbox, finished } }) => due !== undefined || outbox || finished);
    const statement = isMore ? APPEND_WITH_MORE : APPEND;
    const values = isMore ? [...valuesOf(batch), ...moreValuesOf(batch)] : valuesOf(batch);
    const stored = await this.#pool.query<{ writer: string }>({ ...statement, values });
    for (const { writer } of stored.rows) answers.set(writer, 'stored');
    const losers = batch.filter(({ writer }) => !answers.has(writer));
    if (losers.length === 0) return answers;
    const lost = [losers.map(({ append }) => append.table), losers.map(({ append }) => append.seq), losers.map(({ writer }) => writer)];
    const taken = await this.#pool.query<{ wanted: string; writer: string | null }>({ text: WRITERS, values: lost });
    for (const { wanted, writer } of taken.rows) answers.set(wanted, writer === wanted ? 'stored' : 'taken');
    return answers;
  }

  /** Resolves when everything added so far is stored or has failed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#start();
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

function valuesOf(batch: readonly Waiting[]): unknown[] {
  const appends = batch.map(({ append }) => append);
  return [
    appends.map(({ table }) => table),
    appends.map(({ seq }) => seq),
    batch.map(({ writer }) => writer),
    appends.map(({ line }) => line),
    appends.map(({ snapshot }) => snapshot ?? null),
    appends.map(listingRow),
  ];
}

function moreValuesOf(batch: readonly Waiting[]): unknown[] {
  const appends = batch.map(({ append }) => append);
  return [
    appends.map(({ due }) => (due === undefined ? null : JSON.stringify(due))),
    appends.map(({ table, seq, outbox }) => outbox && JSON.stringify(outbox.map((one) => ({ id: noticeId(table, seq, one), ...one })))),
    appends.map(({ finished }) => finished && resultText(finished)),
  ];
}

function listingRow({ listing, made }: Append): string | null {
  if (!listing) return null;
  const { phase, isPublic, updated, guests, names } = listing;
  const { maker = null, address = null, bytes = 0 } = made ?? {};
  return JSON.stringify({
    phase,
    isPublic,
    isEmpty: names.length === 0,
    updated,
    guests,
    maker,
    address,
    bytes,
    body: JSON.stringify(listing),
  });
}
