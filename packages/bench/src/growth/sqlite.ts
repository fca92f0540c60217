import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { sealed } from '@coven/core';
import { GAMES } from '@coven/games';
import { RoomState } from '@coven/room';
import { databaseIn } from '@coven/server';
import { Catalogue } from '../../../server/src/rooms/catalogue.ts';
import { SqliteStore } from '../../../server/src/store/sqlite/sqlite-store.ts';
import type { Listing } from '../../../server/src/store/store.ts';
import { type Benchmark, quantile, type Row } from '../row.ts';
import { openCovenTables } from '../server/coven-load.ts';
import { Load } from '../server/load.ts';
import { ServerProcess } from '../server/process.ts';
import { type SampleGame, sampleGame } from './sample-game.ts';
import { flatRows, makerAt, OWNED, OWNER, timings } from './timing.ts';

const FEW = 10_000;
const MANY = 100_000;
/** Tables with a whole game, which are removed or packed. */
const GAMES_STORED = 1000;
const OPEN = 400;
const BATCH = 500;
const NOW = 1_000_000;

const tableAt = (at: number) => `table${at}`;

function listingOf(id: string, at: number, phase: Listing['phase'], updated: number): Listing {
  const guests = at % (MANY / OWNED) === 0 ? [OWNER] : [`guest${at}`];
  return { id, game: 'blackmore', phase, isPublic: at % 2 === 0, seats: 4, open: 2, names: ['Anna'], guests, updated };
}

/** Tables in all phases with one line each. */
async function fill(store: SqliteStore, from: number, to: number, { lines }: SampleGame): Promise<void> {
  const [first = ''] = lines;
  const phases = ['waiting', 'playing', 'over'] as const;
  for (let at = from; at < to; at += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, to - at) }, (_, more) => at + more);
    await Promise.all(
      batch.map((one) => {
        const listing = listingOf(tableAt(one), one, phases[one % 3] ?? 'over', NOW + one);
        const made = { maker: makerAt(one), address: `address${one % 5000}`, bytes: 0 };
        return store.tables.append({ table: tableAt(one), seq: 0, line: first, listing, made });
      }),
    );
  }
}

/** Whole games that ended long ago. */
async function fillGames(store: SqliteStore, name: string, { lines, snapshot, record }: SampleGame): Promise<void> {
  for (let count = 0; count < GAMES_STORED; count++) {
    const table = `${name}${count}`;
    const writes = lines.map((line, seq) =>
      store.tables.append({ table, seq, line, ...(seq === 0 ? { listing: listingOf(table, 1, 'over', 1) } : {}) }),
    );
    await Promise.all([...writes, store.tables.saveSnapshot(table, snapshot.seq, snapshot.body)]);
    await store.tables.saveRecord(table, { tag: table, game: 'blackmore', body: record });
  }
}

/** The longest time that an append took while something else ran, in milliseconds, and that of most. */
async function meanwhile(store: SqliteStore, table: string, work: Promise<unknown>): Promise<{ longest: number; most: number }> {
  const times: number[] = [];
  let isDone = false;
  const done = work.then(() => {
    isDone = true;
  });
  for (let seq = 0; !isDone; seq++) {
    const start = performance.now();
    await store.tables.append({ table, seq, line: '{"request":["anna","x"]}' });
    times.push(performance.now() - start);
    await new Promise((next) => setTimeout(next, 2));
  }
  await done;
  times.sort((a, b) => a - b);
  return { longest: times.at(-1) ?? 0, most: quantile(times, 0.99) };
}

function bytesInUse(directory: string): number {
  const db = new DatabaseSync(databaseIn(directory), { readOnly: true });
  const figure = (name: string) => Number(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
  const bytes = (figure('page_count') - figure('freelist_count')) * figure('page_size');
  db.close();
  return bytes;
}

function backUp(directory: string, file: string): Promise<void> {
  const child = fork(fileURLToPath(new URL('./backup-process.ts', import.meta.url)), [directory, file]);
  return new Promise((done, failed) =>
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`the backup ended with ${code}`)))),
  );
}

/** CPU time of loading a table, in milliseconds. */
function loadTime({ id, lines, snapshot }: SampleGame, isWhole: boolean): number {
  const [first = '', ...tail] = lines;
  const stored = isWhole ? { first, snapshot: undefined, tail } : { first, snapshot, tail: lines.slice(snapshot.seq + 1) };
  const catalogue = new Catalogue(GAMES);
  const rounds = 200;
  let begun = process.cpuUsage();
  for (let round = 0; round < 2 * rounds; round++) {
    if (round === rounds) begun = process.cpuUsage();
    if (!RoomState.load(id, stored, catalogue, sealed)) throw new Error('the game does not load');
  }
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / rounds;
}

/** What one machine with its SQLite file does when it holds 100,000 tables. */
export const SQLITE_GROWTH: Benchmark = {
  id: 'growth',
  async run(): Promise<Row[]> {
    const directory = mkdtempSync(join(tmpdir(), 'coven-bench-'));
    const store = new SqliteStore(directory);
    try {
      const sample = await sampleGame();
      await fill(store, 0, FEW, sample);
      const few = await timings(store, tableAt, FEW);
      await fill(store, FEW, MANY, sample);
      const many = await timings(store, tableAt, MANY);
      const rows: Row[] = [...flatRows('SQLite', few, many, MANY)];

      const empty = bytesInUse(directory);
      await fillGames(store, 'packed', sample);
      const unpacked = bytesInUse(directory);
      const packing = await meanwhile(store, 'a', store.tables.packOld(NOW));
      const packed = bytesInUse(directory);
      const size = (bytes: number) => (bytes - empty) / GAMES_STORED;
      rows.push(
        { id: 'finished game, not packed', value: size(unpacked), unit: 'B' },
        { id: 'finished game, packed', value: size(packed), unit: 'B', atMost: 6000 },
        { id: 'longest append while games are packed', value: packing.longest, unit: 'ms', atMost: 100 },
      );

      await fillGames(store, 'old', sample);
      const removing = await meanwhile(store, 'b', store.tables.removeOld('over', NOW));
      rows.push({ id: `longest append while ${2 * GAMES_STORED} games are removed`, value: removing.longest, unit: 'ms', atMost: 100 });

      await fillGames(store, 'filling', sample);
      const copying = await meanwhile(store, 'c', backUp(directory, join(directory, 'copy.db')));
      rows.push(
        { id: 'size of the database', value: statSync(databaseIn(directory)).size / 1e6, unit: 'MB' },
        { id: 'longest append during a backup', value: copying.longest, unit: 'ms', atMost: 250 },
        { id: 'p99 of appends during a backup', value: copying.most, unit: 'ms' },
        { id: 'opening a table from its snapshot, CPU', value: loadTime(sample, false), unit: 'ms' },
        { id: `opening a table by all ${sample.lines.length} lines, CPU`, value: loadTime(sample, true), unit: 'ms' },
        { id: 'open table with four viewers', value: await openTableBytes(), unit: 'B' },
      );
      return rows;
    } finally {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    }
  },
};

/** Memory of a table in use, with its four connections. */
async function openTableBytes(): Promise<number> {
  const directory = mkdtempSync(join(tmpdir(), 'coven-bench-'));
  const server = await ServerProcess.start('./coven-process.ts', [directory]);
  try {
    await openCovenTables(server, 100, new Load(0));
    const before = await server.heap();
    await openCovenTables(server, OPEN, new Load(0));
    return ((await server.heap()) - before) / OPEN;
  } finally {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}
