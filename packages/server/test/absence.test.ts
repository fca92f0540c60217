import { readRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import type { CreateTable } from '@coven/protocol';
import type { Change } from '@coven/room';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { type Line, Player, playOn, turnOf } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

const SECOND = 1000;
const DAY = 86_400_000;
/** The default of a server. */
const { awaySeconds } = readSettings();

/** The two clocks of the server. */
let wall = 1_800_000_000_000;
let elapsed = 0;
const clocks = { now: () => wall, elapsed: () => elapsed };

let server: TestServer;
beforeEach(async () => {
  server = await serve({ awaySeconds }, clocks);
});
afterEach(async () => {
  await server.close();
  removeDirectory(server.data);
});

/** The server stops and starts later; its other clock starts anew. */
async function restart(): Promise<void> {
  await server.close();
  wall += DAY;
  elapsed = 5 * SECOND;
  server = await serve({ awaySeconds, data: server.data }, clocks);
}

interface TwoPlayers {
  readonly id: string;
  readonly a: Line;
  readonly b: Line;
}

async function seated(wanted: Partial<CreateTable> = {}): Promise<TwoPlayers> {
  const anna = await Player.named(server.address, 'Anna');
  const bohdan = await Player.named(server.address, 'Bohdan');
  const id = await anna.createTable({ chairs: [null, null], ...wanted });
  const [a, b] = [await anna.enter(id), await bohdan.enter(id)];
  await b.do({ type: 'sit', seat: 1 });
  return { id, a, b };
}

async function begun(table: TwoPlayers): Promise<TwoPlayers> {
  const { a, b } = table;
  for (const line of [a, b]) await line.ready();
  for (const line of [a, b]) await line.until(() => line.update !== undefined);
  return table;
}

async function playing(wanted: Partial<CreateTable> = {}): Promise<TwoPlayers> {
  return begun(await seated(wanted));
}

async function leave(b: Line, a: Line): Promise<void> {
  await b.close();
  await a.until(() => a.room?.chairs[1]?.isHere === false);
}

const reasonOf = async (line: Line, request: Parameters<Line['ask']>[0]) => {
  const answer = await line.ask(request);
  return answer.type === 'refused' ? answer.refusal.reason : answer.type;
};
const callFamiliar = (line: Line, bot = 'random') => reasonOf(line, { type: 'bot', seat: 1, bot });

test('fifteen seconds away neither end a game nor seat a bot', async () => {
  const { a, b } = await playing();
  await leave(b, a);
  elapsed += 15 * SECOND;
  expect(await callFamiliar(a)).toBe('not-away');
  await a.do({ type: 'end-vote', agrees: true });
  expect(a.room).toMatchObject({ phase: 'playing', endVotes: [0] });
  expect(a.room?.chairs[1]).toMatchObject({ standIn: null, graceLeft: 45 * SECOND });
  await a.close();
});

test('a jump of the wall clock does nothing; time on the other clock does', async () => {
  const { a, b } = await playing();
  await leave(b, a);
  for (const jump of [DAY, -2 * DAY]) {
    wall += jump;
    expect(await callFamiliar(a)).toBe('not-away');
  }
  elapsed += awaySeconds * SECOND - 1;
  expect(await callFamiliar(a)).toBe('not-away');
  elapsed += 1;
  expect(await callFamiliar(a)).toBe('done');
  await a.close();
});

test('time away goes on after a restart; the time without a server does not count', async () => {
  const { id, a, b } = await playing();
  await leave(b, a);
  elapsed += 40 * SECOND;
  await restart();
  const again = await a.player.at(server.address).enter(id);
  expect(again.room?.chairs[1]?.graceLeft).toBe(20 * SECOND);
  elapsed += 19 * SECOND;
  expect(await callFamiliar(again)).toBe('not-away');
  elapsed += SECOND;
  expect(await callFamiliar(again)).toBe('done');
  await again.close();
});

test('whoever was here when the server stopped has the whole grace to come back', async () => {
  const { id, a, b } = await playing();
  elapsed += 1000 * SECOND;
  await restart();
  const again = await a.player.at(server.address).enter(id);
  expect(again.room?.chairs[1]?.graceLeft).toBe(awaySeconds * SECOND);
  const back = await b.player.at(server.address).enter(id);
  await again.until(() => again.room?.chairs[1]?.isHere === true);
  // An absence begins anew each time.
  elapsed += 50 * SECOND;
  await leave(back, again);
  elapsed += 50 * SECOND;
  expect(await callFamiliar(again)).toBe('not-away');
  await again.close();
});

test('the grace grows with the pace of the table, also over a restart', async () => {
  const { id, a, b } = await playing();
  // Whoever wins a trick may be asked twice in a row: that is one time of thinking.
  let last: Line | undefined;
  for (let turns = 0; turns < 6; ) {
    const mover = await turnOf([a, b]);
    if (mover !== last) {
      elapsed += 40 * SECOND;
      turns++;
    }
    last = mover;
    await mover.move();
    const cursor = mover.update?.cursor ?? 0;
    for (const line of [a, b]) await line.until(() => (line.update?.cursor ?? 0) >= cursor);
  }
  await leave(b, a);
  expect(a.room?.chairs[1]?.graceLeft).toBe(200 * SECOND);
  elapsed += 150 * SECOND;
  expect(await callFamiliar(a)).toBe('not-away');
  await restart();
  const again = await a.player.at(server.address).enter(id);
  expect(again.room?.chairs[1]?.graceLeft).toBe(50 * SECOND);
  elapsed += 50 * SECOND;
  expect(await callFamiliar(again)).toBe('done');
  await again.close();
});

test('the countdown of an absence alone is not told: another tab of a player tells the others nothing', async () => {
  const { id, a, b } = await playing();
  await leave(b, a);
  elapsed += SECOND;
  const before = a.received.length;
  const tab = await a.player.enter(id);
  const roomAt = (line: Line) => line.room?.chairs[1]?.graceLeft;
  expect(roomAt(tab)).toBe((roomAt(a) ?? 0) - SECOND);
  await a.ask({ type: 'resume' });
  expect(a.received.slice(before).map((text) => JSON.parse(text).type)).toEqual(['done']);
  await Promise.all([a.close(), tab.close()]);
});

test('absence is never consent: a game ends early only when the absent player has agreed too', async () => {
  const { id, a, b } = await playing();
  await leave(b, a);
  elapsed += DAY;
  await a.do({ type: 'end-vote', agrees: true });
  expect(a.room).toMatchObject({ phase: 'playing', endVotes: [0] });
  // Nor does the familiar agree for the player.
  await a.do({ type: 'bot', seat: 1, bot: 'random' });
  await a.do({ type: 'end-vote', agrees: false });
  await a.do({ type: 'end-vote', agrees: true });
  expect(a.room?.phase).toBe('playing');
  const back = await b.player.enter(id);
  await back.do({ type: 'end-vote', agrees: true });
  expect(back.room).toMatchObject({ phase: 'over', result: null, ending: 'agreed' });
  await Promise.all([a.close(), back.close()]);
});

test('the familiar is the game’s strongest bot that answers at once, whoever asks for another', async () => {
  const { a, b } = await playing();
  await leave(b, a);
  elapsed += awaySeconds * SECOND;
  await a.do({ type: 'bot', seat: 1, bot: 'random' });
  expect(a.room?.chairs[1]).toMatchObject({ standIn: 'greedy', namedStandIn: 'greedy' });
  await a.close();
});

test('nobody else takes the familiar of an absent player away', async () => {
  const { a, b } = await playing();
  await leave(b, a);
  elapsed += awaySeconds * SECOND;
  await a.do({ type: 'bot', seat: 1, bot: 'greedy' });
  expect((await a.ask({ type: 'bot', seat: 1, bot: null })) as object).toMatchObject({ refusal: { reason: 'seat-taken' } });
  expect(a.room?.chairs[1]).toMatchObject({ standIn: 'greedy' });
  await a.close();
});

test('a player names the familiar beforehand; it stays with the player, also for a rematch', async () => {
  const { id, a, b } = await seated({ chairs: [null, null, null] });
  expect(await reasonOf(b, { type: 'name-stand-in', bot: 'nobody' })).toBe('unknown-bot');
  await b.do({ type: 'name-stand-in', bot: 'random' });
  await b.do({ type: 'sit', seat: 2 });
  await b.do({ type: 'sit', seat: 1 });
  await a.do({ type: 'bot', seat: 2, bot: 'random' });
  const watcher = await (await Player.named(server.address, 'Vera')).enter(id);
  expect(await reasonOf(watcher, { type: 'name-stand-in', bot: 'random' })).toBe('not-seated');
  await begun({ id, a, b });
  expect(await reasonOf(a, { type: 'name-stand-in', bot: 'random' })).toBe('game-running');
  expect(a.room?.chairs.map(({ namedStandIn }) => namedStandIn)).toEqual(['greedy', 'random', null]);
  await leave(b, a);
  elapsed += awaySeconds * SECOND;
  await a.do({ type: 'bot', seat: 1, bot: 'greedy' });
  expect(a.room?.chairs[1]?.standIn).toBe('random');
  // For oneself, while here, one chooses freely.
  await a.do({ type: 'bot', seat: 0, bot: 'random' });
  expect(a.room?.chairs[0]).toMatchObject({ standIn: 'random', namedStandIn: 'greedy' });
  await a.until(() => a.room?.phase === 'over');
  await a.do({ type: 'rematch' });
  const next = await a.player.enter(a.room?.rematch ?? '');
  expect(next.room?.chairs.map(({ namedStandIn, standIn }) => [namedStandIn, standIn])).toEqual([
    ['greedy', null],
    ['random', null],
    [null, null],
  ]);
  await Promise.all([a, watcher, next].map((line) => line.close()));
});

test('the log says from where on a familiar plays, before its first move', async () => {
  const { id, a, b } = await playing();
  await playOn([a, b], 3);
  await leave(b, a);
  elapsed += awaySeconds * SECOND;
  await a.do({ type: 'bot', seat: 1, bot: 'greedy' });
  await playOn([a], 3);
  const changes = (await server.lines(id)).slice(1).map((line) => JSON.parse(line) as Change);
  const called = changes.findIndex(({ seating }) => seating?.chairs.some((chair) => chair.kind === 'human' && chair.standIn === 'greedy'));
  expect(changes[called]?.entries).toEqual([['table', 'seat 1 bot greedy']]);
  const bySeat1 = changes.flatMap(({ entries }, at) => (entries?.[0]?.[0] === 1 ? [at] : []));
  expect(bySeat1.some((at) => at > called)).toBe(true);
  // Every later move of the seat came without a request, every earlier one from its player.
  for (const at of bySeat1) expect(changes[at]?.request === undefined).toBe(at > called);
  await a.close();
});

test('who remains alone takes the game, where the table was made so; nobody gets standings', async () => {
  const { id, a, b } = await playing({ whenLeft: 'remaining-wins' });
  expect(a.room?.whenLeft).toBe('remaining-wins');
  await playOn([a, b], 4);
  expect(await reasonOf(a, { type: 'claim' })).toBe('not-away');
  await leave(b, a);
  elapsed += awaySeconds * SECOND - 1;
  expect(await reasonOf(a, { type: 'claim' })).toBe('not-away');
  elapsed += 1;
  const watcher = await (await Player.named(server.address, 'Vera')).enter(id);
  expect(await reasonOf(watcher, { type: 'claim' })).toBe('not-seated');
  await a.do({ type: 'claim' });
  const over = { phase: 'over', result: null, ending: 'left', takenBy: 0 };
  expect(a.room).toMatchObject(over);
  const record = readRecord(await (await a.player.request('GET', `/api/tables/${id}/record`)).text());
  expect(verifyRecord(record, GAMES)).toMatchObject({ isOver: false });
  await restart();
  const back = await b.player.at(server.address).enter(id);
  expect(back.room).toMatchObject(over);
  await back.close();
});

test('nobody takes a game at a table that was not made so, nor while anybody else is left, nor from bots', async () => {
  const { a, b } = await playing();
  expect(a.room?.whenLeft).toBe('stand-ins');
  await leave(b, a);
  elapsed += DAY;
  expect(await reasonOf(a, { type: 'claim' })).toBe('not-agreed');
  expect(a.room?.phase).toBe('playing');

  const three = await seated({ chairs: [null, null, null], whenLeft: 'remaining-wins' });
  const c = await (await Player.named(server.address, 'Vera')).enter(three.id);
  await c.do({ type: 'sit', seat: 2 });
  await c.ready();
  await begun(three);
  await leave(three.b, three.a);
  elapsed += DAY;
  expect(await reasonOf(three.a, { type: 'claim' })).toBe('not-away');

  const alone = await Player.named(server.address, 'Daryna');
  const line = await alone.enter(await alone.createTable({ chairs: [null, 'random'], whenLeft: 'remaining-wins' }));
  await line.ready();
  expect(await reasonOf(line, { type: 'claim' })).toBe('not-away');
  await Promise.all([a, three.a, c, line].map((one) => one.close()));
});
