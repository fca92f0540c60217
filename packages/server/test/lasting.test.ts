import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import { expect, test } from 'vitest';
import { backup } from '../src/index.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { type Append, type Appended, NotStored } from '../src/store/store.ts';
import { childServer } from './support/child-server.ts';
import { metric } from './support/metric.ts';
import { type Line, newId, Player, playOn, turnOf } from './support/player.ts';
import { newDirectory, removeDirectory, serve } from './support/serve.ts';
import { TurnedClock } from './support/turned-clock.ts';

const PATIENTLY = { timeout: 20_000 };
/** Within this time idle tables are searched for, in milliseconds. */
const SWEEP = 5000;

/** Two players in the middle of a game. */
async function midGame(address: string, moves: number): Promise<{ id: string; a: Line; b: Line }> {
  const anna = await Player.named(address, 'Anna');
  const bohdan = await Player.named(address, 'Bohdan');
  const id = await anna.createTable({ chairs: [null, null] });
  const a = await anna.enter(id);
  const b = await bohdan.enter(id);
  await b.do({ type: 'sit', seat: 1 });
  await a.ready();
  await b.ready();
  await Promise.all([a, b].map((line) => line.until(() => line.update !== undefined)));
  await playOn([a, b], moves);
  return { id, a, b };
}

/** No table is in memory, sooner or later; a clock that stands still is turned. */
async function untilNoRooms(address: string, clock: TurnedClock): Promise<void> {
  const rooms = () => {
    clock.turn(SWEEP);
    return metric(address, 'coven_rooms');
  };
  await expect.poll(rooms, PATIENTLY).toBe(0);
}

/** So many tables are in memory, sooner or later. */
async function untilRooms(address: string, rooms: number): Promise<void> {
  await expect.poll(() => metric(address, 'coven_rooms'), PATIENTLY).toBe(rooms);
}

test('an empty table leaves memory and is restored unchanged from its snapshot', async () => {
  const server = await serve({ idleSeconds: 0 });
  const { id, a, b } = await midGame(server.address, 60);
  const last = a.update;
  expect(await metric(server.address, 'coven_rooms')).toBe(1);
  await Promise.all([a.close(), b.close()]);
  await untilRooms(server.address, 0);
  const db = new DatabaseSync(join(server.data, 'coven.db'), { readOnly: true });
  const lines = Number(db.prepare('SELECT max(seq) AS last FROM line JOIN room ON number = room WHERE id = ?').get(id)?.last);
  expect(Number(db.prepare('SELECT seq FROM snapshot WHERE room = ?').get(id)?.seq)).toBe(lines);
  db.close();

  const again = await a.player.enter(id, last?.cursor);
  await again.until(() => again.update !== undefined);
  // What the connection told last, of which the next edits are made, begins anew with it.
  const told = { signature: 0, shown: 0, offer: 0, latest: 0 };
  expect({ ...again.update, ...told }).toEqual({ ...last, ...told });
  // The history is loaded only for a viewer who has missed something.
  const fresh = await b.player.enter(id);
  await fresh.until(() => fresh.update !== undefined);
  expect(fresh.update?.shown.length).toBeGreaterThan(0);
  await playOn([again, fresh]);
  const record = readRecord(await (await a.player.request('GET', `/api/tables/${id}/record`)).text());
  expect(verifyRecord(record, GAMES).isOver).toBe(true);
  await server.close();
  removeDirectory(server.data);
});

test('a finished table leaves memory as soon as all viewers have left; a running one stays for a while', async () => {
  const clock = new TurnedClock();
  const server = await serve({ idleSeconds: 3600 }, clock.environment);
  const over = await midGame(server.address, Number.POSITIVE_INFINITY);
  const running = await midGame(server.address, 3);
  expect(over.a.room?.phase).toBe('over');
  await Promise.all([over.a, over.b, running.a, running.b].map((line) => line.close()));
  await expect
    .poll(() => {
      clock.turn(5000);
      return metric(server.address, 'coven_rooms');
    }, PATIENTLY)
    .toBe(1);
  const again = await over.a.player.enter(over.id);
  await again.until(() => again.update !== undefined);
  expect(again.room?.phase).toBe('over');
  expect(again.update?.view).toEqual(over.a.update?.view);
  await server.close();
  removeDirectory(server.data);
});

test('bots with memory continue after the table has left memory', async () => {
  const server = await serve({ idleSeconds: 0 });
  const anna = await Player.named(server.address, 'Anna');
  const id = await anna.createTable({ chairs: [null, 'greedy', 'greedy'] });
  let line = await anna.enter(id);
  await line.ready();
  for (let round = 0; round < 4; round++) {
    await playOn([line], 4);
    await line.close();
    await untilRooms(server.address, 0);
    line = await anna.enter(id, line.update?.cursor);
    await line.until(() => line.update !== undefined);
  }
  await playOn([line]);
  expect(line.room?.phase).toBe('over');
  expect(await metric(server.address, 'coven_rebuilt_total')).toBe(0);
  await server.close();
  removeDirectory(server.data);
});

test('a restart loses nothing: seats, game, chat and completed requests are kept', async () => {
  const child = await childServer();
  const { id, a, b } = await midGame(child.address, 20);
  await a.do({ type: 'chat', text: 'brb' });
  const mover = await turnOf([a, b]);
  const choices = mover.update?.choices;
  const request = { type: 'move', id: newId(), decision: choices?.decision ?? 0, text: choices?.moves[0] ?? '' } as const;
  await mover.do(request);
  const last = a.update;
  expect(await child.stop('SIGTERM')).toBe(0);
  await a.untilClosed();
  expect(a.closing).toBe('server-stops');
  await child.start();
  const [a2, b2] = [await a.player.at(child.address).enter(id), await b.player.at(child.address).enter(id)];
  await a2.until(() => a2.update !== undefined && a2.chats.length === 1);
  expect([a2.seat, b2.seat]).toEqual([0, 1]);
  expect(a2.update).toMatchObject({ cursor: last?.cursor, view: last?.view, choices: last?.choices, head: last?.head });
  const again = mover === a ? a2 : b2;
  await again.do(request);
  expect(again.update?.choices?.decision).toBe(request.decision + 1);
  await playOn([a2, b2]);
});

test('a backup of a running server is consistent and can be served', async () => {
  const server = await serve();
  const copy = newDirectory();
  const { id, a, b } = await midGame(server.address, 10);
  let isDone = false;
  const playing = playOn([a, b]).then(() => {
    isDone = true;
  });
  const copying = backup(server.data, join(copy, 'coven.db'));
  expect(isDone).toBe(false);
  await Promise.all([copying, playing]);
  const db = new DatabaseSync(join(copy, 'coven.db'), { readOnly: true });
  expect(db.prepare('PRAGMA integrity_check').get()?.integrity_check).toBe('ok');
  db.close();
  const second = await serve({ data: copy });
  const line = await a.player.at(second.address).enter(id);
  await line.until(() => line.update !== undefined);
  expect(line.seat).toBe(0);
  expect(line.room?.phase).toBe('playing');
  await Promise.all([server.close(), second.close()]);
  removeDirectory(server.data);
  removeDirectory(copy);
});

/** A store that fails on demand, before or after a line is written. */
class FailingStore extends SqliteStore {
  failing: 'never' | 'before' | 'after' | 'every-line' = 'never';
  attempts = 0;

  constructor(directory: string) {
    super(directory);
    const append = this.tables.append.bind(this.tables);
    this.tables.append = (line) => this.#append(line, append);
  }

  async #append(line: Append, append: (line: Append) => Promise<Appended>): Promise<Appended> {
    const { failing } = this;
    if (failing === 'every-line' && line.seq > 0) {
      this.attempts++;
      throw new NotStored(new Error('full'));
    }
    if (failing !== 'every-line') this.failing = 'never';
    if (failing === 'before') throw new Error('disk');
    const appended = await append(line);
    if (failing === 'after') throw new Error('disk');
    return appended;
  }
}

test('a move that cannot be stored is not made, and no viewer is told', async () => {
  const data = newDirectory();
  const store = new FailingStore(data);
  const server = await serve({ data }, { store });
  const { a, b } = await midGame(server.address, 7);
  const mover = a.mayMove ? a : b;
  const before = [a, b].map((line) => line.updates.length);
  const choices = mover.update?.choices;
  const request = { type: 'move', decision: choices?.decision ?? 0, text: choices?.moves[0] ?? '' } as const;

  store.failing = 'before';
  expect(await mover.ask(request)).toMatchObject({ type: 'refused', refusal: { rule: 'table', reason: 'not-stored' } });
  await b.do({ type: 'chat', text: 'still here?' });
  expect([a, b].map((line) => line.updates.length)).toEqual(before);
  expect(await metric(server.address, 'coven_rebuilt_total')).toBe(1);

  // The line was stored, but the store reported an error.
  store.failing = 'after';
  await mover.do(request);
  await Promise.all([a, b].map((line, at) => line.until(() => line.updates.length === (before[at] ?? 0) + 1)));
  expect(mover.update?.choices?.decision).toBe(request.decision + 1);
  await playOn([a, b]);
  const record = readRecord(await (await a.player.request('GET', `/api/tables/${a.room?.id}/record`)).text());
  expect(verifyRecord(record, GAMES).isOver).toBe(true);
  await server.close();
  removeDirectory(data);
});

test('two servers on one database never both write the same line', async () => {
  const first = await serve();
  const second = await serve({ data: first.data });
  const { id, a, b } = await midGame(first.address, 5);
  const elsewhere = [await a.player.at(second.address).enter(id), await b.player.at(second.address).enter(id)];
  await Promise.all(elsewhere.map((line) => line.until(() => line.update !== undefined)));
  await playOn([a, b], 1);
  const stale = elsewhere.find((line) => line.mayMove) ?? elsewhere[0];
  const choices = stale?.update?.choices;
  const answer = await stale?.ask({ type: 'move', decision: choices?.decision ?? 0, text: choices?.moves.at(-1) ?? '' });
  expect(answer).toMatchObject({ type: 'refused' });
  // After losing the race, the second server has loaded what the first one wrote.
  await Promise.all(elsewhere.map((line) => line.until(() => line.update?.cursor === a.update?.cursor)));
  expect(elsewhere.map((line) => line.update?.view)).toEqual([a.update?.view, b.update?.view]);
  await Promise.all([first.close(), second.close()]);
  removeDirectory(first.data);
});

test('a game of bots that cannot be stored is retried, and continues', async () => {
  const data = newDirectory();
  const store = new FailingStore(data);
  const server = await serve({ data }, { store });
  const anna = await Player.named(server.address, 'Anna');
  store.failing = 'every-line';
  const id = await anna.createTable({ chairs: ['random', 'random'] });
  await expect.poll(() => store.attempts, PATIENTLY).toBeGreaterThanOrEqual(2);
  expect(store.attempts).toBeLessThan(10);
  store.failing = 'never';
  const line = await anna.enter(id);
  await line.until(() => line.room?.phase === 'over', 'the end');
  await server.close();
  removeDirectory(data);
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('a finished game is packed after a day, and looks and goes on as before', async () => {
  const clock = new TurnedClock();
  const server = await serve({}, clock.environment);
  const { id, a, b } = await midGame(server.address, 5);
  await playOn([a, b]);
  const record = async () => (await a.player.request('GET', `/api/tables/${id}/record`)).text();
  const [before, view] = [await record(), a.update?.view];
  await Promise.all([a.close(), b.close()]);
  const count = (await server.lines(id)).length;
  clock.jump(2 * DAY);
  clock.turn(HOUR);
  await expect.poll(() => server.lines(id), PATIENTLY).toHaveLength(1);
  const db = new DatabaseSync(join(server.data, 'coven.db'));
  db.exec('DELETE FROM record');
  db.close();
  expect(await record()).toBe(before);
  const again = await a.player.enter(id);
  await again.until(() => again.update !== undefined, 'the end');
  expect([again.update?.view, again.room?.phase]).toEqual([view, 'over']);
  await again.do({ type: 'chat', text: 'what a game' });
  expect(await server.lines(id)).toHaveLength(2);
  const reader = new SqliteStore(server.data);
  expect(await reader.tables.lines(id)).toHaveLength(count + 1);
  await reader.close();
  await server.close();
  removeDirectory(server.data);
});

test('a finished game stays: its talk is removed after the days, board, replay and record are the same', async () => {
  const clock = new TurnedClock();
  const server = await serve({ keepDays: 30 }, clock.environment);
  const { id, a, b } = await midGame(server.address, 5);
  await a.do({ type: 'chat', text: 'a warm evening' });
  const left = await a.player.createTable({ chairs: [null, null] });
  await playOn([a, b]);
  await b.do({ type: 'chat', text: 'what a game' });
  const record = () => a.player.request('GET', `/api/tables/${id}/record`);
  const seen = async () => {
    const response = await record();
    return [response.status, response.headers.get('etag'), await response.text()];
  };
  const [before, view] = [await seen(), a.update?.view];
  await Promise.all([a.close(), b.close()]);
  await untilNoRooms(server.address, clock);
  const stored = async () => {
    const reader = new SqliteStore(server.data);
    const lines = await reader.tables.lines(id);
    await reader.close();
    return lines.join('\n');
  };
  const count = (await stored()).split('\n').length;
  clock.jump(40 * DAY);
  clock.turn(HOUR);
  await expect.poll(stored, PATIENTLY).not.toContain('evening');
  const lines = await stored();
  expect(lines.split('\n')).toHaveLength(count);
  expect(lines).not.toContain('what a game');
  expect(lines.split('Bohdan')).toHaveLength(3);
  await expect.poll(() => server.lines(left), PATIENTLY).toEqual([]);

  expect(await seen()).toEqual(before);
  const db = new DatabaseSync(join(server.data, 'coven.db'));
  db.exec('DELETE FROM record');
  db.close();
  // Made again from what is left of the log, it is the same to the byte.
  expect(await seen()).toEqual(before);
  const again = await b.player.enter(id);
  await again.until(() => again.update !== undefined, 'the end');
  expect([again.room?.phase, again.chats]).toEqual(['over', []]);
  const watching = await a.player.enter(id);
  await watching.until(() => watching.update !== undefined, 'the end');
  expect(watching.update?.view).toEqual(view);
  // Somebody who is forgotten is in no record any more.
  await b.player.post('/api/me/forget', {});
  const [status, tag, text] = await seen();
  expect([status, tag === before[1], String(text).includes('Bohdan'), String(text).includes('Anna')]).toEqual([200, false, false, true]);
  verifyRecord(readRecord(String(text)), GAMES);
  await Promise.all([again, watching].map((line) => line.close()));
  await untilNoRooms(server.address, clock);
  clock.jump(40 * DAY);
  clock.turn(HOUR);
  await expect.poll(stored, PATIENTLY).not.toContain('Bohdan');
  await server.close();
  removeDirectory(server.data);
});

test('a host who says so has finished games removed after so many days', async () => {
  const clock = new TurnedClock();
  const server = await serve({ keepDays: 10, keepFinishedDays: 30 }, clock.environment);
  const { id, a, b } = await midGame(server.address, 5);
  await playOn([a, b]);
  await Promise.all([a.close(), b.close()]);
  await untilNoRooms(server.address, clock);
  const status = async () => (await a.player.request('GET', `/api/tables/${id}/record`)).status;
  clock.jump(20 * DAY);
  clock.turn(HOUR);
  await expect.poll(() => server.lines(id), PATIENTLY).toHaveLength(1);
  expect(await status()).toBe(200);
  await untilNoRooms(server.address, clock);
  clock.jump(20 * DAY);
  clock.turn(HOUR);
  await expect.poll(() => server.lines(id), PATIENTLY).toEqual([]);
  expect(await status()).toBe(404);
  await server.close();
  removeDirectory(server.data);
});

test('when the clock jumps ahead, tables in use are kept, and a failing disk does not stop the server', async () => {
  const clock = new TurnedClock();
  const server = await serve({}, clock.environment);
  const { id, a, b } = await midGame(server.address, 5);
  const left = await a.player.createTable({ chairs: [null, null] });
  clock.jump(1000 * DAY);
  const held = new DatabaseSync(join(server.data, 'coven.db'));
  held.exec('BEGIN IMMEDIATE');
  clock.turn(1);
  await expect.poll(() => metric(server.address, 'coven_outage'), PATIENTLY).toBe(1);
  held.exec('ROLLBACK');
  held.close();
  expect(await server.lines(left)).toHaveLength(1);
  clock.jump(HOUR);
  clock.turn(1);
  await expect.poll(() => server.lines(left), PATIENTLY).toEqual([]);
  expect((await server.lines(id)).length).toBeGreaterThan(5);
  await playOn([a, b]);
  await server.close();
  removeDirectory(server.data);
});
