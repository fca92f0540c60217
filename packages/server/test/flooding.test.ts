import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OUR_FILE } from '@coven/games/konotop/rules';
import type { Lobby, Me } from '@coven/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { ADDRESS_MULTIPLE } from '../src/http/weights.ts';
import type { Settings } from '../src/settings.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Listing, Made } from '../src/store/store.ts';
import { ChildServer } from './support/child-server.ts';
import { type Line, Player } from './support/player.ts';
import { newDirectory, removeDirectory, storedLines } from './support/serve.ts';

const TABLE = { game: 'blackmore', chairs: [null, null], isPublic: true };

let server: ChildServer | undefined;
let data = '';
afterEach(async () => {
  await server?.stop('SIGKILL');
  server = undefined;
  removeDirectory(data);
});

async function start(settings: Partial<Settings>): Promise<string> {
  data = newDirectory();
  server = new ChildServer({ data, ...settings });
  await server.start();
  return server.address;
}

const statusOf = async (player: Player, table: object = TABLE, headers: Record<string, string> = {}) =>
  (await player.request('POST', '/api/tables', table, headers)).status;

function scalar(sql: string, ...args: string[]): number {
  const db = new DatabaseSync(join(data, 'coven.db'), { readOnly: true });
  const row = db.prepare(sql).get(...args) ?? {};
  db.close();
  return Number(Object.values(row)[0]);
}

test('standing up and leaving does not free the count; a table that is over does', async () => {
  const address = await start({ tablesPerGuest: 2, idleSeconds: 3600 });
  const anna = await Player.named(address, 'Anna');
  for (let times = 0; times < 2; times++) {
    const line = await anna.enter(await anna.createTable({ chairs: [null, 'random'] }));
    await line.do({ type: 'stand' });
    if (times === 0) await line.close();
    else {
      expect(await statusOf(anna)).toBe(429);
      await line.do({ type: 'sit', seat: 0 });
      await line.ready();
      await line.do({ type: 'end-vote', agrees: true });
    }
  }
  expect(await statusOf(anna)).toBe(201);
  expect(await statusOf(anna)).toBe(429);
  // Sitting at the tables of others costs nothing.
  const other = await Player.named(address, 'Other');
  const line = await anna.enter(await other.createTable({ chairs: [null, null] }));
  await line.do({ type: 'sit', seat: 1 });
  expect(await statusOf(other)).toBe(201);
});

async function left(line: Line): Promise<void> {
  await line.do({ type: 'stand' });
  await line.close();
}

test('at the limit the maker’s own oldest empty table makes room', async () => {
  const address = await start({ tablesPerGuest: 2, idleSeconds: 0 });
  const anna = await Player.named(address, 'Anna');
  const other = await Player.named(address, 'Other');
  const foreign = await other.createTable({ chairs: [null, null] });
  await left(await other.enter(foreign));
  const [first, second] = [await anna.createTable({ chairs: [null, null] }), await anna.createTable({ chairs: [null, null] })];
  expect(await statusOf(anna)).toBe(429);
  await left(await anna.enter(first));
  await expect.poll(() => statusOf(anna)).toBe(201);
  expect(storedLines(data, first)).toHaveLength(0);
  expect(storedLines(data, second).length).toBeGreaterThan(0);
  expect(storedLines(data, foreign).length).toBeGreaterThan(0);
  expect(scalar('SELECT tables FROM tally')).toBe(3);
});

test('when the server is full, the oldest empty tables make room', async () => {
  const address = await start({ maxTables: 4, idleSeconds: 0 });
  const [anna, other] = [await Player.named(address, 'Anna'), await Player.named(address, 'Other')];
  for (let times = 0; times < 2; times++) await left(await anna.enter(await anna.createTable({ chairs: [null, null] })));
  for (let times = 0; times < 2; times++) expect(await statusOf(other)).toBe(201);
  for (let times = 0; times < 2; times++) await expect.poll(() => statusOf(other)).toBe(201);
  expect(scalar('SELECT count(*) FROM listing WHERE is_empty = 0')).toBe(4);
  expect(scalar('SELECT tables FROM tally')).toBe(4);
  expect(await statusOf(other)).toBe(429);
});

test('requests at the same time are counted together', async () => {
  const address = await start({ tablesPerGuest: 5 });
  const anna = await Player.named(address, 'Anna');
  const statuses = await Promise.all(Array.from({ length: 30 }, () => statusOf(anna)));
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(scalar('SELECT count(*) FROM listing')).toBe(5);
});

test('many guests behind one address share a generous limit', async () => {
  const address = await start({ tablesPerGuest: 1, trustProxy: true });
  const from = { 'x-forwarded-for': '203.0.113.7' };
  for (let guest = 0; guest < ADDRESS_MULTIPLE; guest++) {
    expect(await statusOf(await Player.named(address, `Guest ${guest}`), TABLE, from)).toBe(201);
  }
  const late = await Player.named(address, 'Late');
  expect(await statusOf(late, TABLE, from)).toBe(429);
  expect(await statusOf(late, TABLE, { 'x-forwarded-for': '203.0.113.8' })).toBe(201);
  // The database knows addresses apart, but not the addresses.
  expect(scalar('SELECT count(DISTINCT address) FROM listing')).toBe(2);
  expect(scalar(`SELECT count(*) FROM listing WHERE address LIKE '%203%113%'`)).toBe(0);
});

test('bytes of files are limited per guest, per address and in all, also after their games', async () => {
  const file = JSON.stringify(OUR_FILE);
  const bytes = Buffer.byteLength(file);
  const withFile = { game: 'konotop', chairs: ['random', 'random'], isPublic: true, options: { cards: file } };
  const address = await start({ fileBytesPerGuest: 2 * bytes, maxFileBytes: 4 * bytes, trustProxy: true });
  const anna = await Player.named(address, 'Anna');
  expect([await statusOf(anna, withFile), await statusOf(anna, withFile)]).toEqual([201, 201]);
  await expect.poll(() => scalar(`SELECT count(*) FROM listing WHERE phase = 'over'`)).toBe(2);
  const refused = await anna.request('POST', '/api/tables', withFile);
  expect([refused.status, await refused.json()]).toEqual([429, { error: { reason: 'too-many-files' } }]);
  expect(await statusOf(anna)).toBe(201);
  const other = await Player.named(address, 'Other');
  expect([await statusOf(other, withFile), await statusOf(other, withFile)]).toEqual([201, 201]);
  expect(scalar('SELECT bytes FROM tally')).toBe(4 * bytes);
  expect(await statusOf(await Player.named(address, 'Third'), withFile)).toBe(429);
});

test('the lobby shows a few tables of each maker, and does not let one address crowd out the others', async () => {
  const address = await start({ trustProxy: true });
  const lobby = async () => (await anna.get<Lobby>('/api/lobby')).tables;
  const anna = await Player.named(address, 'Anna');
  expect(await statusOf(anna, TABLE, { 'x-forwarded-for': '198.51.100.1' })).toBe(201);
  for (let guest = 0; guest < 6; guest++) {
    const flooder = await Player.named(address, `Flood ${guest}`);
    for (let times = 0; times < 8; times++) await statusOf(flooder, TABLE, { 'x-forwarded-for': '203.0.113.7' });
  }
  const names = (await lobby()).map(({ names: [name = ''] }) => name);
  for (let guest = 0; guest < 6; guest++) expect(names.filter((name) => name === `Flood ${guest}`)).toHaveLength(3);
  expect(names).toHaveLength(19);
  expect(names.indexOf('Anna')).toBe(10);
  expect((await (await Player.named(address, 'Flood')).get<Me>('/api/me')).tables).toEqual([]);
});

function listing(id: string, more: Partial<Listing> = {}): Listing {
  return { id, game: 'blackmore', phase: 'over', isPublic: true, seats: 2, open: 1, names: ['A'], guests: ['g'], updated: 1, ...more };
}

const made = (maker: string): Made => ({ maker, address: 'here', bytes: 0 });

test('old tables are removed a few at a time, so that nobody waits for all of them', async () => {
  data = newDirectory();
  let before = { tables: 0, lines: 0 };
  let worst = { tables: 0, lines: 0 };
  const onCommit = () => {
    const now = { tables: scalar('SELECT count(*) FROM listing'), lines: scalar('SELECT count(*) FROM line') };
    worst = { tables: Math.max(worst.tables, before.tables - now.tables), lines: Math.max(worst.lines, before.lines - now.lines) };
    before = now;
  };
  const store = new SqliteStore(data, { onCommit });
  const ids = Array.from({ length: 300 }, (_, at) => `t${at}`);
  await Promise.all(ids.map((id) => store.tables.append({ table: id, seq: 0, line: '{}', listing: listing(id) })));
  const fill = (table: string) =>
    Promise.all(
      Array.from({ length: 3000 }, (_, seq) =>
        store.tables.append({ table, seq, line: 'x', listing: seq === 0 ? listing(table) : undefined }),
      ),
    );
  await fill('long');
  expect(await store.tables.removeOld('over', 5)).toBe(301);
  expect(before).toEqual({ tables: 0, lines: 0 });
  expect(worst.tables).toBe(10);
  expect(worst.lines).toBe(500);

  // The process ends before all lines are gone: the next removal goes on, and the number is not given to another table.
  await fill('lost');
  const lost = store.tables.removeOld('over', 5).catch(() => {});
  await expect.poll(() => before.lines, { interval: 1 }).toBeLessThan(3000);
  await store.close();
  await lost;
  expect(scalar('SELECT count(*) FROM line')).toBeGreaterThan(0);
  const again = new SqliteStore(data);
  expect(await again.tables.load('lost')).toBeUndefined();
  await again.tables.append({ table: 'lost', seq: 0, line: 'anew' });
  await again.tables.removeOld('over', 5);
  expect(await again.tables.lines('lost')).toEqual(['anew']);
  expect(scalar('SELECT count(*) FROM line')).toBe(1);
  await again.close();
});

test('no list or count reads more rows than it gives, however many tables there are', async () => {
  data = newDirectory();
  const store = new SqliteStore(data);
  for (let at = 0; at < 50; at++) {
    const id = `t${at}`;
    await store.tables.append({ table: id, seq: 0, line: '{}', listing: listing(id, { phase: 'waiting', updated: at }), made: made('g') });
  }
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await store.tables.lobby(9);
  await store.tables.tablesOf('g', 9);
  await store.tables.finishedOf('g');
  await store.tables.count();
  await store.tables.fileBytes();
  await store.tables.madeBy('g');
  await store.tables.madeFrom('here');
  await store.tables.removeEmpty(1, 'g');
  await store.tables.removeEmpty(1, undefined);
  await store.tables.removeOld('over', 0);
  await store.tables.packOld(0);
  await store.tables.archiveOld(0, async (lines) => lines);
  await store.tables.recordTag('t1');
  await store.tables.firstDue();
  await store.tables.due(5, 9);
  await store.results.playedBy(['g'], 9);
  await store.results.newsFor(['g'], 5, 9);
  await store.results.takeUnfilled(9, 5, 6);
  await store.outbox.take(9, 5, 6);
  await store.outbox.firstAt();
  await store.outbox.givenUp();
  await store.people.forgetGuest('g');
  const statements = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /^\s*(SELECT|UPDATE|DELETE)/.test(sql));
  prepare.mockRestore();
  expect(statements.length).toBeGreaterThan(25);
  const db = new DatabaseSync(join(data, 'coven.db'), { readOnly: true });
  for (const sql of statements) {
    const plan = db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail));
    expect(
      plan.filter((step) => /^SCAN (?!tally|unfilled|code|CONSTANT|json_each)|TEMP B-TREE/.test(step)),
      sql,
    ).toEqual([]);
  }
  db.close();
  await store.close();
});

test('an older database is upgraded: its tables have makers, and lists and counts are right', async () => {
  data = newDirectory();
  const old = new DatabaseSync(join(data, 'coven.db'));
  for (const sql of MIGRATIONS.slice(0, 2)) old.exec(sql);
  old.exec('PRAGMA user_version = 2');
  for (const [at, phase] of ['waiting', 'playing', 'over'].entries()) {
    const row = listing(phase, { phase: phase as Listing['phase'], names: phase === 'waiting' ? [] : ['A'], updated: at });
    old.prepare('INSERT INTO room (number, id) VALUES (?, ?)').run(at + 1, phase);
    old.prepare('INSERT INTO line VALUES (?, 0, ?)').run(at + 1, JSON.stringify({ maker: 'm' }));
    old.prepare('INSERT INTO listing VALUES (?, ?, 1, ?, ?)').run(phase, phase, at, JSON.stringify(row));
    old.prepare('INSERT INTO place VALUES (?, ?)').run('g', phase);
  }
  old.close();
  const store = new SqliteStore(data);
  expect(await store.tables.count()).toBe(3);
  expect((await store.tables.tablesOf('g', 9)).map(({ id }) => id)).toEqual(['playing', 'waiting']);
  expect((await store.tables.lobby(9)).map(({ id }) => id)).toEqual(['waiting', 'playing']);
  expect(await store.tables.madeBy('m')).toEqual({ unfinished: 2, bytes: 0 });
  expect(await store.tables.removeEmpty(9, 'm')).toBe(1);
  expect(await store.tables.load('waiting')).toBeUndefined();
  await store.close();
});
