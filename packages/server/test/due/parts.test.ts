import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SEAT_CODE_SECONDS } from '@coven/room';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '../../src/settings.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { isLeftOut } from '../support/installed.ts';
import { NatsServer } from '../support/nats-server.ts';
import { type Line, Player } from '../support/player.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { removeDirectory, serve, type TestServer } from '../support/serve.ts';
import { TurnedClock } from '../support/turned-clock.ts';

const SECOND = 1000;
/** As often as servers store their clocks. */
const STEP = 10 * SECOND;
const HOUR = SEAT_CODE_SECONDS * SECOND;
/** How far two nodes' clocks may be apart, and a scheduler behind. */
const SLACK = 15 * SECOND;

let clock: TurnedClock;
let servers: TestServer[];
beforeEach(() => {
  clock = new TurnedClock();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) {
    await server.close();
    removeDirectory(server.data);
  }
});

async function started(settings: Partial<Settings> = {}): Promise<TestServer> {
  const server = await serve({ revealSeconds: 20, ...settings }, clock.environment);
  servers.push(server);
  // What begins from now on ends between two looks of the scheduler.
  clock.turn(SECOND / 2);
  return server;
}

async function stopped(server: TestServer, lines: readonly Line[]): Promise<void> {
  await Promise.all(lines.map((line) => line.close()));
  await server.close();
}

/** Turns the clock in steps, between which the servers answer whoever is there, and store their clocks. */
async function pass(milliseconds: number, ...there: readonly (Line | TestServer)[]): Promise<void> {
  const answered = (one: Line | TestServer) => ('socket' in one ? pong(one) : fetch(`${one.address}/healthz`));
  for (let left = milliseconds; left > 0; left -= STEP) {
    clock.turn(Math.min(left, STEP));
    await Promise.all(there.map(answered));
  }
}

async function pong(line: Line): Promise<void> {
  const { pongs } = line;
  line.send({ type: 'ping' });
  await line.until(() => line.pongs > pongs, 'an answer');
}

const newHex = () => randomBytes(32).toString('hex');

async function reasonOf(line: Line, code: string): Promise<unknown> {
  const answer = await line.ask({ type: 'take-seat', code });
  return answer.type === 'refused' ? answer.refusal.reason : answer.type;
}

/** A table of two, who may be at different nodes. */
async function twoAtATable(first: TestServer, second = first): Promise<{ id: string; a: Line; b: Line }> {
  const [anna, bohdan] = [await Player.named(first.address, 'Anna'), await Player.named(second.address, 'Bohdan')];
  const id = await anna.createTable({ chairs: [null, null] });
  const [a, b] = [await anna.enter(id), await bohdan.enter(id)];
  await b.do({ type: 'sit', seat: 1 });
  return { id, a, b };
}

/** A table where only Anna has revealed. */
async function revealing(first: TestServer, second = first): Promise<{ id: string; a: Line; b: Line }> {
  const { id, a, b } = await twoAtATable(first, second);
  await b.promise(newHex());
  await a.promise(newHex());
  await b.until(() => b.room?.phase === 'revealing', 'the reveal');
  return { id, a, b };
}

/** A running game with a seat that its absent player left, offered with a code. */
async function offered(server: TestServer): Promise<{ id: string; a: Line; watcher: Line; code: string }> {
  const { id, a, b } = await twoAtATable(server);
  await a.ready();
  await b.ready();
  const watcher = await (await Player.named(server.address, 'Clara')).enter(id);
  await b.close();
  await a.until(() => a.room?.chairs[1]?.isHere === false, 'the absence');
  const code = newHex();
  await a.do({ type: 'offer-seat', seat: 1, code });
  await watcher.until(() => watcher.room?.offered === 1, 'the offer');
  return { id, a, watcher, code };
}

/** Changes what is stored while no server runs; nothing but the log remains of the table. */
function rewritten(data: string, id: string, change: (line: Record<string, unknown>) => Record<string, unknown>): void {
  const db = new DatabaseSync(join(data, 'coven.db'));
  const { number } = db.prepare('SELECT number FROM room WHERE id = ?').get(id) as { number: number };
  for (const { seq, body } of db.prepare('SELECT seq, body FROM line WHERE room = ?').all(number)) {
    const line = JSON.stringify(change(JSON.parse(String(body)) as Record<string, unknown>));
    db.prepare('UPDATE line SET body = ? WHERE room = ? AND seq = ?').run(line, number, Number(seq));
  }
  db.prepare('DELETE FROM due WHERE room = ?').run(number);
  db.prepare('DELETE FROM snapshot WHERE room = ?').run(id);
  db.close();
}

test('a seat is offered for an hour; then everybody at the table sees that it no longer is, and its code is worth nothing', async () => {
  const server = await started();
  const { id, a, watcher, code } = await offered(server);
  const lines = (await server.lines(id)).length;
  await pass(HOUR - 1, a, watcher);
  expect([a.room?.offered, watcher.room?.offered]).toEqual([1, 1]);
  clock.turn(1);
  await Promise.all([a, watcher].map((line) => line.until(() => line.room?.offered === undefined, 'the end of the offer')));
  expect(await reasonOf(watcher, code)).toBe('no-such-offer');
  expect(await server.lines(id)).toHaveLength(lines + 1);
  await Promise.all([a, watcher].map((line) => line.close()));
});

test('what is due is stored when it begins and when it ends, and not with the lines between', async () => {
  const server = await started();
  const { id, a, watcher, code } = await offered(server);
  const stored = () => {
    const db = new DatabaseSync(join(server.data, 'coven.db'), { readOnly: true });
    const rows = db.prepare('SELECT at, due.seq, what FROM due JOIN room ON number = due.room WHERE id = ?').all(id);
    db.close();
    return rows.map((row) => ({ ...row }));
  };
  const seq = (await server.lines(id)).length - 1;
  const begun = [{ at: expect.any(Number), seq, what: 'moderation' }];
  expect(stored()).toEqual(begun);
  clock.turn(SECOND);
  await a.do({ type: 'chat', text: 'Bohdan?' });
  // It lasts longer than the first one, whose end is early enough to look.
  await a.do({ type: 'offer-seat', seat: 1, code });
  expect(stored()).toEqual(begun);
  expect(await reasonOf(watcher, code)).toBe('done');
  expect(stored()).toEqual([]);
  await Promise.all([a, watcher].map((line) => line.close()));
});

test('an offer that replaces another one ends when its own hour is over', async () => {
  const server = await started();
  const { id, a, watcher, code } = await offered(server);
  await pass(HOUR / 2, a, watcher);
  await a.do({ type: 'offer-seat', seat: 1, code });
  await stopped(server, [a, watcher]);
  const again = await started({ data: server.data });
  const lines = (await again.lines(id)).length;
  await pass(HOUR - SLACK, again);
  expect(await again.lines(id)).toHaveLength(lines);
  const newcomer = await watcher.player.at(again.address).enter(id);
  while (newcomer.room?.offered === 1) await pass(STEP, newcomer, again);
  expect(await reasonOf(newcomer, code)).toBe('no-such-offer');
  await newcomer.close();
});

test('a code works until its time is up, also after a restart', async () => {
  const server = await started();
  const { id, a, watcher, code } = await offered(server);
  await pass(HOUR / 2, a, watcher);
  await stopped(server, [a, watcher]);
  // Time without a server does not count.
  clock.jump(24 * HOUR);
  const again = await started({ data: server.data });
  await pass(HOUR / 2 - SLACK, again);
  const newcomer = await watcher.player.at(again.address).enter(id);
  expect(newcomer.room?.offered).toBe(1);
  expect(await reasonOf(newcomer, code)).toBe('done');
  await newcomer.close();
});

test('an offer ends after a restart, although nobody has the table open', async () => {
  const server = await started();
  const { id, a, watcher, code } = await offered(server);
  await pass(HOUR / 2, a, watcher);
  await stopped(server, [a, watcher]);
  const again = await started({ data: server.data });
  const lines = (await again.lines(id)).length;
  await pass(HOUR / 2 - SLACK, again);
  expect(await again.lines(id)).toHaveLength(lines);
  // Time in which the server was not done storing its clock does not count.
  while ((await again.lines(id)).length === lines) await pass(STEP, again);
  expect(await again.lines(id)).toHaveLength(lines + 1);
  const newcomer = await watcher.player.at(again.address).enter(id);
  expect(newcomer.room?.offered).toBeUndefined();
  expect(await reasonOf(newcomer, code)).toBe('no-such-offer');
  await newcomer.close();
});

test.each([true, false])('an offer that was stored with the time of day ends at that time (early enough: %s)', async (isEarly) => {
  const server = await started();
  const { id, a, watcher, code } = await offered(server);
  await stopped(server, [a, watcher]);
  const expires = clock.now() + HOUR;
  rewritten(server.data, id, (line) => {
    const { moderation } = line as { moderation?: { offer?: { until?: number } } };
    if (!moderation?.offer) return line;
    const { until: _, ...offer } = moderation.offer;
    return { ...line, moderation: { ...moderation, offer: { ...offer, expires } } };
  });
  clock.jump(HOUR - SLACK);
  const again = await started({ data: server.data });
  const newcomer = await watcher.player.at(again.address).enter(id);
  expect(newcomer.room?.offered).toBe(1);
  await pass(isEarly ? SLACK - SECOND : SLACK, newcomer);
  if (!isEarly) await newcomer.until(() => newcomer.room?.offered === undefined, 'the end of the offer');
  expect(await reasonOf(newcomer, code)).toBe(isEarly ? 'done' : 'no-such-offer');
  await newcomer.close();
});

test('who comes back to a reveal has the rest of its time, not all of it again', async () => {
  const server = await started();
  const { id, a, b } = await revealing(server);
  await pass(15 * SECOND, a, b);
  await stopped(server, [a, b]);
  const again = await started({ data: server.data });
  const back = await a.player.at(again.address).enter(id);
  clock.turn(4.5 * SECOND - 1);
  await pong(back);
  expect(back.room?.phase).toBe('revealing');
  clock.turn(1);
  await back.until(() => back.room?.failedDeals === 1, 'the end of the reveal');
  await back.close();
});

test('a reveal whose end was not stored gets its whole time after a restart', async () => {
  const server = await started();
  const { id, a, b } = await revealing(server);
  await stopped(server, [a, b]);
  rewritten(server.data, id, ({ dealing: _, ...line }) => line);
  const again = await started({ data: server.data });
  const back = await a.player.at(again.address).enter(id);
  await expect.poll(async () => (await again.lines(id)).at(-1)).toContain('"revealBy":');
  clock.turn(20 * SECOND - 1);
  await pong(back);
  expect(back.room).toMatchObject({ phase: 'revealing', failedDeals: 0 });
  clock.turn(1);
  await back.until(() => back.room?.failedDeals === 1, 'the end of the reveal');
  await back.close();
});

describe.skipIf(isLeftOut('postgres') || isLeftOut('nats-server'))('of two nodes', () => {
  let cluster: PostgresCluster;
  let nats: NatsServer;
  let store: PostgresStore;
  let nodes: Partial<Settings>;
  beforeAll(async () => {
    [cluster, nats] = await Promise.all([PostgresCluster.start(), NatsServer.start()]);
    nodes = { database: cluster.url(await cluster.newDatabase()), bus: nats.url };
    store = await PostgresStore.open({ url: nodes.database ?? '', node: 'reader' });
  });
  afterAll(async () => {
    await store?.close();
    await Promise.all([cluster?.dispose(), nats?.stop()]);
  });

  const lengthOf = async (id: string) => (await store.tables.lines(id)).length;

  test('both have a table open where a reveal ends, and one of them stores it', async () => {
    const { id, a, b } = await revealing(await started(nodes), await started(nodes));
    const lines = await lengthOf(id);
    clock.turn(20 * SECOND - 1);
    await Promise.all([pong(a), pong(b)]);
    expect([a.room?.failedDeals, b.room?.failedDeals]).toEqual([0, 0]);
    clock.turn(1);
    await Promise.all([a, b].map((line) => line.until(() => line.room?.failedDeals === 1, 'the end of the reveal')));
    await pass(SLACK, a, b);
    expect(await lengthOf(id)).toBe(lines + 1);
    await Promise.all([a.close(), b.close()]);
  });

  test('one ends the reveals and offers of another one that is gone', async () => {
    const [oak, birch] = [await started(nodes), await started(nodes)];
    const left = await revealing(oak);
    const seat = await offered(oak);
    const before = [await lengthOf(left.id), await lengthOf(seat.id)];
    await stopped(oak, [left.a, left.b, seat.a, seat.watcher]);
    await pass(HOUR - SLACK, birch);
    const newcomer = await seat.watcher.player.at(birch.address).enter(seat.id);
    expect(newcomer.room?.offered).toBe(1);
    while (newcomer.room?.offered === 1) await pass(STEP, newcomer, birch);
    expect(await reasonOf(newcomer, seat.code)).toBe('no-such-offer');
    expect([await lengthOf(left.id), await lengthOf(seat.id)]).toEqual(before.map((length) => length + 1));
    await newcomer.close();
  });
});
