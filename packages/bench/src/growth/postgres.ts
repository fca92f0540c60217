import { PostgresStore } from '../../../server/src/store/postgres/postgres-store.ts';
import { PostgresCluster } from '../../../server/test/support/postgres-cluster.ts';
import type { Benchmark, Row } from '../row.ts';
import { sampleGame } from './sample-game.ts';
import { flatRows, OWNED, OWNER, timings } from './timing.ts';

const FEW = 10_000;
/** How many tables are stored in the end; ten million take 12 GB and some six minutes. */
const MANY = Number(process.env.COVEN_BENCH_STORED ?? 1_000_000);
/** Tables that are generated in one transaction. */
const STEP = 500_000;
/** Lines of a table whose game never got far. */
const SHORT = 3;

const tableAt = (at: number) => `table${at}`;

/** Generates the tables from one number to another: whole logs for the first ones, short ones for all others. */
function generation(from: number, to: number, lines: readonly string[]): string {
  const numbers = `generate_series(${from}, ${to - 1}) AS n`;
  const full = lines.map((line, seq) => `(${seq}, ${quoted(line)})`).join(', ');
  const bodies =
    from === 0
      ? full
      : lines
          .slice(0, SHORT)
          .map((_, seq) => `(${seq}, '{"request":["guest","${seq}"],"entries":[[0,"play"]]}')`)
          .join(', ');
  // From the first tables on the owner has more than a page of them.
  const every = from === 0 ? 40 : Math.max(1, Math.floor(MANY / OWNED));
  const guest = `CASE WHEN n % ${every} = 0 THEN '${OWNER}' ELSE 'guest' || n END`;
  const phase = `(ARRAY['waiting', 'playing', 'over', 'over'])[1 + n % 4]`;
  const body = `json_build_object('id', 'table' || n, 'game', 'blackmore', 'phase', ${phase}, 'isPublic', n % 2 = 0, 'seats', 4, 'open', 2,
    'names', '["Anna"]'::json, 'guests', json_build_array(${guest}), 'updated', n)::text`;
  return `
    INSERT INTO room (number, id) OVERRIDING SYSTEM VALUE SELECT n + 1, 'table' || n FROM ${numbers};
    INSERT INTO line (room, seq, writer, body) SELECT n + 1, seq, 'made', body FROM ${numbers}, (VALUES ${bodies}) AS line (seq, body);
    INSERT INTO listing (room, phase, is_public, is_empty, updated, maker, address, bytes, body)
      SELECT n + 1, ${phase}, n % 2 = 0, false, n, 'maker' || n / 20, 'address' || n % 100000, 0, ${body} FROM ${numbers};
    INSERT INTO place (room, guest, is_over, updated) SELECT n + 1, ${guest}, ${phase} = 'over', n FROM ${numbers};`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Tables that take part in measuring what one line costs; their lines are stored in batches, as under load. */
const COSTED = 200;

/** Bytes that one line of a real game takes, on disk and in the write-ahead log, and the time to compare a table with its log. */
async function costRows(cluster: PostgresCluster, lines: readonly string[]): Promise<readonly Row[]> {
  const database = await cluster.newDatabase();
  const store = await PostgresStore.open({ url: cluster.url(database), node: 'cost' });
  const figure = async (sql: string) => Number(Object.values((await cluster.query(sql, database))[0] ?? {})[0]);
  const written = () => figure(`SELECT pg_current_wal_lsn() - '0/0'`);
  const tables = Array.from({ length: COSTED }, (_, at) => tableAt(at));
  const before = await written();
  for (const [seq, line] of lines.entries()) await Promise.all(tables.map((table) => store.tables.append({ table, seq, line })));
  const count = COSTED * lines.length;
  const wal = ((await written()) - before) / count;
  const disk = (await figure(`SELECT pg_total_relation_size('line')`)) / count;
  const begun = performance.now();
  for (let round = 0; round < 100; round++) await store.tables.heads(tables);
  const compare = ((performance.now() - begun) * 1000) / (100 * COSTED);
  await store.close();
  return [
    { id: 'one line, on disk', value: disk, unit: 'B' },
    { id: 'one line, in the write-ahead log', value: wal, unit: 'B' },
    { id: 'comparing a table with its log', value: compare, unit: 'µs' },
  ];
}

/** What a shared database does when it holds many tables. */
export const POSTGRES_GROWTH: Benchmark = {
  id: 'growth-postgres',
  async run(): Promise<Row[]> {
    const { lines } = await sampleGame();
    const cluster = await PostgresCluster.start();
    try {
      const database = await cluster.newDatabase();
      const url = cluster.url(database);
      await (await PostgresStore.open({ url, node: 'first' })).close();
      // A whole million in one transaction is counted at once.
      await cluster.query('ALTER TABLE listing DISABLE TRIGGER USER', database);
      const timed = async (from: number, to: number) => {
        for (let at = from; at < to; at += STEP) await cluster.query(generation(at, Math.min(to, at + STEP), lines), database);
        await cluster.query(`SELECT setval(pg_get_serial_sequence('room', 'number'), ${MANY + to})`, database);
        await cluster.query(`UPDATE tally SET tables = ${to} WHERE shard = 0`, database);
        await cluster.query('VACUUM ANALYZE', database);
        const store = await PostgresStore.open({ url, node: `node${to}` });
        await timings(store, tableAt, to);
        const medians = await timings(store, tableAt, to);
        await store.close();
        return medians;
      };
      const begun = performance.now();
      const few = await timed(0, FEW);
      const many = await timed(FEW, MANY);
      const [size] = await cluster.query('SELECT pg_database_size(current_database()) AS bytes', database);
      return [
        ...(await costRows(cluster, lines)),
        ...flatRows('PostgreSQL', few, many, MANY),
        { id: 'size of the database', value: Number(size?.bytes) / 1e9, unit: 'GB' },
        { id: 'time to generate', value: (performance.now() - begun) / 1000, unit: 's' },
      ];
    } finally {
      await cluster.dispose();
    }
  },
};
