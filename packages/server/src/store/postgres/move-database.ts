import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Problem } from '@coven/core';
import type { PoolClient } from 'pg';
import { databaseIn, openDatabase } from '../database-file.ts';
import { newPool } from './connection.ts';
import { migrate } from './migrations.ts';
import { startProblem } from './start-problem.ts';

/** Rows that are copied or compared at a time. */
const ROWS = 1000;

/** One table: its columns in PostgreSQL, where SQLite has them, and an order in which both give the same rows. */
interface Copied {
  readonly table: string;
  readonly columns: readonly string[];
  readonly from: string;
  readonly order: string;
}

/** Columns of `order` that are numbers; all others are texts, and are compared byte by byte. */
const NUMBERS: readonly string[] = ['room', 'seq', 'number', 'seat', 'time', 'done'];

/** Tables that are being removed have no letter or digit first. */
const KEPT = `JOIN room ON room.id >= '0' AND`;

const COPIED: readonly Copied[] = [
  { table: 'room', columns: ['number', 'id', 'packed'], from: `room WHERE id >= '0'`, order: 'number' },
  {
    table: 'line',
    columns: ['number AS room', 'seq', `'moved' AS writer`, 'body'],
    from: `line ${KEPT} number = line.room`,
    order: 'room, seq',
  },
  { table: 'pack', columns: ['number AS room', 'body'], from: `pack ${KEPT} number = pack.room`, order: 'room' },
  { table: 'snapshot', columns: ['number AS room', 'seq', 'body'], from: `snapshot ${KEPT} id = snapshot.room`, order: 'room' },
  {
    table: 'listing',
    columns: [
      'number AS room',
      'phase',
      'is_public',
      'is_empty',
      'updated',
      'maker',
      'address',
      'bytes',
      'body',
      'is_packed',
      'is_archived',
    ],
    from: `listing ${KEPT} id = listing.room`,
    order: 'room',
  },
  {
    table: 'place',
    columns: ['number AS room', 'guest', 'is_over', 'updated'],
    from: `place ${KEPT} id = place.room`,
    order: 'room, guest',
  },
  {
    table: 'record',
    columns: ['number AS room', 'tag', 'game', 'body', 'record.packed AS packed'],
    from: `record ${KEPT} id = record.room`,
    order: 'room',
  },
  { table: 'guest', columns: ['id', 'name'], from: 'guest', order: 'id' },
  { table: 'device', columns: ['id', 'guest', 'label', 'created', 'seen'], from: 'device', order: 'id' },
  { table: 'needs_device', columns: ['guest'], from: 'needs_device', order: 'guest' },
  { table: 'code', columns: ['hash', 'guest', 'expires'], from: 'code', order: 'hash' },
  { table: 'due', columns: ['number AS room', 'at', 'seq', 'what'], from: `due ${KEPT} number = due.room`, order: 'room' },
  { table: 'clock', columns: ['id', 'time'], from: 'clock', order: 'time' },
  {
    table: 'outbox',
    columns: ['outbox.id AS id', 'number AS room', 'seq', 'person', 'kind', 'body', 'at', 'attempts', 'problem'],
    from: `outbox ${KEPT} number = outbox.room`,
    order: 'id',
  },
  {
    table: 'finished',
    columns: ['id', 'game', 'version', 'options', 'pace', 'is_public', 'begun', 'ended', 'ending', 'seats', 'problem'],
    from: 'finished',
    order: 'id',
  },
  {
    table: 'finished_seat',
    columns: ['id', 'seat', 'guest', 'bot', 'place', 'score', 'parts', 'moves', 'bot_moves', 'ended', 'is_news'],
    from: 'finished_seat',
    order: 'id, seat',
  },
  { table: 'unfilled', columns: ['id', 'done', 'last', 'until'], from: 'unfilled', order: 'done' },
  { table: 'alias', columns: ['guest', 'person'], from: 'alias', order: 'guest' },
  { table: 'secret', columns: ['name', 'value'], from: 'secret', order: 'name' },
];

type Row = Readonly<Record<string, unknown>>;

/** What was moved. */
export interface Moved {
  readonly tables: number;
  readonly lines: number;
}

/**
 * Copies everything in a data directory to an empty PostgreSQL database, and reads it back to compare every row before the copy counts.
 * The directory stays as it is; no server may write to it meanwhile. Throws a `Problem` if it is not possible.
 */
export async function moveDatabase(directory: string, url: string): Promise<Moved> {
  if (!existsSync(databaseIn(directory))) throw new Problem('no-database', { directory });
  const source = openDatabase(directory);
  // The time of a statement is that of a whole table here.
  const pool = newPool(url, { max: 1, statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 });
  const counts = new Map<string, number>();
  try {
    source.exec('BEGIN IMMEDIATE');
    const client = await pool.connect().catch((error: unknown) => {
      throw startProblem(error, url);
    });
    try {
      await migrate(client).catch((error: unknown) => {
        throw startProblem(error, url);
      });
      await client.query('BEGIN');
      for (const { table } of COPIED) {
        const { rows } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
        if (rows.length > 0) throw new Problem('database-not-empty', {});
      }
      for (const copied of COPIED) {
        const { table, order } = copied;
        const rows = () => source.prepare(selectFrom(copied)).iterate() as Iterable<Row>;
        counts.set(table, await copy(client, table, rows()));
        await compare(client, table, order, rows());
      }
      await client.query(`SELECT setval(pg_get_serial_sequence('room', 'number'), (SELECT max(number) FROM room))`);
      await client.query('COMMIT');
    } finally {
      client.release(true);
    }
  } finally {
    source.close();
    await pool.end();
  }
  return { tables: counts.get('listing') ?? 0, lines: counts.get('line') ?? 0 };
}

function selectFrom({ table, columns, from, order }: Copied): string {
  const qualified = columns.map((column) => (/^\w+$/.test(column) ? `${table}.${column}` : column));
  const sorted = order.split(', ').map((column) => (column === 'room' ? 'number' : `${table}.${column}`));
  return `SELECT ${qualified.join(', ')} FROM ${from} ORDER BY ${sorted.join(', ')}`;
}

function* pages(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let page: Row[] = [];
  for (const row of rows) {
    page.push(plain(row));
    if (page.length < ROWS) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

async function copy(client: PoolClient, table: string, rows: Iterable<Row>): Promise<number> {
  let count = 0;
  // Named in full: PostgreSQL has types of its own that are called `line` and `record`.
  const { rows: found } = await client.query<{ type: string }>(`SELECT format('%I.%I', current_schema(), $1::text) AS type`, [table]);
  for (const page of pages(rows)) {
    const columns = Object.keys(page[0] ?? {}).join(', ');
    await client.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM json_populate_recordset(NULL::${found[0]?.type}, $1)`,
      [JSON.stringify(page)],
    );
    count += page.length;
  }
  return count;
}

async function compare(client: PoolClient, table: string, order: string, rows: Iterable<Row>): Promise<void> {
  const bytewise = order.split(', ').map((column) => (NUMBERS.includes(column) ? column : `${column} COLLATE "C"`));
  await client.query(`DECLARE copied CURSOR FOR SELECT * FROM ${table} ORDER BY ${bytewise.join(', ')}`);
  const fetch = async () => (await client.query<Row>(`FETCH ${ROWS} FROM copied`)).rows.map(plain);
  for (const page of pages(rows)) {
    if (!isDeepStrictEqual(await fetch(), page)) throw new Problem('copy-differs', { table });
  }
  if ((await fetch()).length > 0) throw new Problem('copy-differs', { table });
  await client.query('CLOSE copied');
}

/** A row that is the same from both: a truth is a number in SQLite, and bytes are written as PostgreSQL reads them. */
function plain(row: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'boolean' ? Number(value) : value;
}
