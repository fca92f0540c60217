import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { readRecord, type SignedRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import type { Me } from '@coven/protocol';
import { afterEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { type Line, Player, playOn } from './support/player.ts';
import { newDirectory, removeDirectory, serve, type TestServer } from './support/serve.ts';
import { TurnedClock } from './support/turned-clock.ts';

const DAY = 86_400_000;
/** The last version of the database that had no results. */
const BEFORE_RESULTS = 5;

let server: TestServer;
let clock: TurnedClock;
afterEach(async () => {
  await server.close();
  removeDirectory(server.data);
});

async function start(data?: string): Promise<void> {
  clock = new TurnedClock();
  server = await serve(data === undefined ? {} : { data }, clock.environment);
}

async function begin(...chairs: readonly (string | null)[]): Promise<{ id: string; a: Line; b: Line }> {
  const [anna, bohdan] = [await Player.named(server.address, 'Anna'), await Player.named(server.address, 'Bohdan')];
  const id = await anna.createTable({ chairs: [null, null, ...chairs], isPublic: false });
  const [a, b] = [await anna.enter(id), await bohdan.enter(id)];
  await b.do({ type: 'sit', seat: 1 });
  await a.ready();
  await b.ready();
  await Promise.all([a, b].map((line) => line.until(() => line.update !== undefined)));
  return { id, a, b };
}

const me = ({ player }: Line) => player.get<Me>('/api/me');

/** What is stored about a table, beside the running server. */
async function stored(id: string) {
  const store = new SqliteStore(server.data);
  const finished = await store.results.of(id);
  await store.close();
  return finished;
}

test('a finished game is among the last games of its players, with their places, and news to who was away', async () => {
  await start();
  const { id, a, b } = await begin('greedy');
  expect(await me(a)).toMatchObject({ over: [], last: [], tables: [{ id }] });
  await a.until(() => a.mayMove || b.mayMove);
  await b.do({ type: 'bot', seat: 1, bot: 'random' });
  await b.close();
  await playOn([a]);
  const places = new Map(a.room?.result?.map(({ seat, place }) => [seat, place]));
  const line = (seat: number) => ({ id, game: 'blackmore', seats: 3, place: places.get(seat), ending: 'played', ended: clock.now() });
  expect(await me(a)).toMatchObject({ tables: [], over: [], last: [line(0)] });
  expect(await me(b)).toMatchObject({ tables: [], over: [line(1)], last: [line(1)] });

  const result = await stored(id);
  expect(result).toMatchObject({ version: a.room ? expect.any(Number) : 0, isPublic: false, begun: null, pace: null, problem: null });
  const [own, away, bot] = result?.seats ?? [];
  expect([own?.botMoves, bot?.bot, bot?.guest]).toEqual([0, 'greedy', null]);
  expect(own?.moves).toBeGreaterThan(5);
  expect(away?.botMoves).toBeGreaterThan(0);
  expect(bot?.botMoves).toBe(bot?.moves);
  expect(away?.score).toBe(a.room?.result?.find(({ seat }) => seat === 1)?.score);

  const again = await b.player.enter(id);
  await expect.poll(async () => (await me(b)).over).toEqual([]);
  expect((await me(b)).last).toHaveLength(1);
  await Promise.all([a.close(), again.close()]);
});

test('the own page tells whose turn it is and since when: at once to who is away, else within ten seconds', async () => {
  await start();
  const { a, b } = await begin();
  const turn = async (line: Line) => (await me(line)).tables[0]?.turn;
  const others = (line: Line) => (line === a ? b : a);
  const nameOf = (line: Line) => (line === a ? 'Anna' : 'Bohdan');
  await a.until(() => a.mayMove || b.mayMove);
  let mover = a.mayMove ? a : b;
  const begun = clock.now();
  expect(await turn(mover)).toEqual({ isYours: true, names: [nameOf(mover)], since: begun });
  expect(await turn(others(mover))).toMatchObject({ isYours: false, names: [nameOf(mover)] });
  /** Moves until it is the other one's turn. */
  const pass = async () => {
    while (mover.mayMove) {
      const cursor = mover.update?.cursor ?? 0;
      await mover.move();
      await mover.until(() => (mover.update?.cursor ?? 0) > cursor);
    }
    mover = others(mover);
  };
  clock.turn(5000);
  await mover.do({ type: 'chat', text: 'hm' });
  await pass();
  const turned = clock.now();
  expect(await turn(mover)).toMatchObject({ isYours: false, since: begun });
  await expect
    .poll(() => {
      clock.turn(1000);
      return turn(mover);
    })
    .toEqual({ isYours: true, names: [nameOf(mover)], since: turned });
  // Who is away is told at once.
  await mover.until(() => mover.mayMove);
  const away = others(mover);
  await away.close();
  await mover.until(() => mover.room?.chairs.some(({ isHere }) => !isHere) === true);
  await pass();
  expect(await turn(away)).toEqual({ isYours: true, names: [nameOf(away)], since: clock.now() });
  await Promise.all([a.close(), b.close()]);
});

test('what nobody opens is news for seven days', async () => {
  await start();
  const { a, b } = await begin();
  await b.do({ type: 'end-vote', agrees: true });
  await b.close();
  await a.do({ type: 'end-vote', agrees: true });
  expect((await me(b)).over).toMatchObject([{ place: null, score: null, ending: 'agreed' }]);
  clock.jump(7 * DAY - 1);
  expect((await me(b)).over).toHaveLength(1);
  clock.jump(1);
  expect(await me(b)).toMatchObject({ over: [], last: [{ ending: 'agreed' }] });
  await a.close();
});

test('who is forgotten is in no result, neither of earlier games nor of one that is still played', async () => {
  await start();
  const [over, running] = [await begin(), await begin()];
  for (const line of [over.a, over.b]) await line.do({ type: 'end-vote', agrees: true });
  const recordOf = async (id: string) => readRecord(await (await over.a.player.request('GET', `/api/tables/${id}/record`)).text());
  const named = ({ names }: SignedRecord) => Object.values(names).map(({ name }) => name);
  expect(named((await recordOf(over.id)) as SignedRecord).sort()).toEqual(['Anna', 'Bohdan']);
  for (const { player } of [over.b, running.b]) await player.post('/api/me/forget', {});
  // The record is made again, and still verifies.
  const record = (await recordOf(over.id)) as SignedRecord;
  expect(named(record)).toEqual(['Anna']);
  expect(verifyRecord(record, GAMES).atTable).toMatchObject({ ending: 'agreed' });
  expect(over.a.room?.chairs[1]).toMatchObject({ name: null });
  for (const line of [running.b, running.a]) await line.do({ type: 'end-vote', agrees: true }).catch(() => {});
  const again = await running.a.player.enter(running.id);
  await again.until(() => again.room?.phase === 'playing' || again.room?.phase === 'over');
  if (again.room?.phase === 'playing') await again.do({ type: 'bot', seat: 1, bot: 'random' });
  await playOn([again]);
  for (const { id } of [over, running]) {
    const guests = (await stored(id))?.seats.map(({ guest }) => guest);
    expect([typeof guests?.[0], guests?.[1]]).toEqual(['string', null]);
  }
  await Promise.all([over.a, running.a, again].map((line) => line.close()));
});

test('games that ended before there were results get them beside play, each once, and one that cannot be read says why', async () => {
  const data = newDirectory();
  mkdirSync(data, { recursive: true });
  const upgrade = (name: string) => readFileSync(new URL(`./upgrade/${name}`, import.meta.url));
  writeFileSync(join(data, 'coven.db'), gunzipSync(upgrade('coven.db.gz')));
  const people = JSON.parse(upgrade('people.json').toString()) as { anna: string; tables: Record<string, string> };
  const { over = '' } = people.tables;
  const db = new DatabaseSync(join(data, 'coven.db'));
  const { user_version: version } = db.prepare('PRAGMA user_version').get() ?? {};
  for (const sql of MIGRATIONS.slice(Number(version), BEFORE_RESULTS)) db.exec(sql);
  db.exec(`PRAGMA user_version = ${BEFORE_RESULTS}`);
  const room = Number(db.prepare('SELECT number FROM room WHERE id = ?').get(over)?.number);
  // Another finished table whose log does not replay, and one of a version that nobody knows.
  db.exec(`
    INSERT INTO room (number, id) VALUES (901, 'torn'), (902, 'later');
    INSERT INTO line SELECT 901, seq, replace(body, '"entries":[[0', '"entries":[[7') FROM line WHERE room = ${room};
    INSERT INTO line SELECT 902, seq, replace(body, '"version":1', '"version":77') FROM line WHERE room = ${room};
    INSERT INTO listing (room, phase, is_public, updated, body) SELECT name, phase, is_public, updated, replace(body, '${over}', name)
      FROM listing, (SELECT 'torn' AS name UNION SELECT 'later') WHERE room = '${over}'`);
  db.close();
  await start(data);
  const fill = async () => {
    clock.turn(2000);
    return (await Promise.all([over, 'torn', 'later'].map(stored))).map((one) => one?.problem);
  };
  await expect.poll(fill, { timeout: 20_000 }).toEqual([null, 'unreadable', 'unknown-version']);
  const result = await stored(over);
  expect(result?.seats.every(({ isNews, botMoves, moves }) => !isNews && (botMoves ?? 9) <= (moves ?? 0))).toBe(true);
  expect(result).toMatchObject({ pace: null, begun: null });
  expect(await stored(people.tables.blackmore ?? '')).toBeUndefined();
  const anna = Object.assign(new Player(server.address), { cookie: people.anna });
  expect(await anna.get<Me>('/api/me')).toMatchObject({ over: [], last: [{ id: over, ended: result?.ended }] });
  await expect
    .poll(() => {
      clock.turn(2000);
      const file = new DatabaseSync(join(data, 'coven.db'), { readOnly: true });
      const left = file.prepare('SELECT count(*) AS count FROM unfilled').get()?.count;
      file.close();
      return left;
    })
    .toBe(0);
});
