import type { ClientMessage } from '@coven/room';
import { afterEach, expect, test } from 'vitest';
import type { Environment } from '../src/environment.ts';
import type { Settings } from '../src/settings.ts';
import { Line, newId, Player, turnOf } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';
import { TurnedClock } from './support/turned-clock.ts';

let server: TestServer;
afterEach(async () => {
  await server.close();
  removeDirectory(server.data);
});

/** All guests of these tests have one address. */
async function start(settings: Partial<Settings> = {}, environment: Partial<Environment> = {}): Promise<void> {
  server = await serve(settings, environment);
}

const named = (name: string) => Player.named(server.address, name);

/** Sends messages at once and waits until each is answered or the line is closed; returns the reasons of refusals. */
async function flood(line: Line, messages: readonly ClientMessage[]): Promise<readonly string[]> {
  const refused: string[] = [];
  let answered = 0;
  line.onMessage = (message) => {
    if (message.type === 'refused') refused.push(message.refusal.reason);
    if (message.type === 'refused' || message.type === 'pong' || 'id' in message) answered++;
  };
  for (const message of messages) line.send(message);
  while (!line.isClosed && answered < messages.length) await line.news();
  line.onMessage = () => {};
  return refused;
}

const pings = (count: number): ClientMessage[] => Array.from({ length: count }, () => ({ type: 'ping' }));

test('a guest who sends too fast is refused and stays; a neighbour behind the same address notices nothing', async () => {
  await start({ messagesPerSecond: 5 });
  const [anna, bohdan] = [await named('Anna'), await named('Bohdan')];
  const id = await anna.createTable({ chairs: [null, null] });
  const [a, b, tab] = [await anna.enter(id), await bohdan.enter(id), await Line.open(anna)];
  const refused = await flood(a, pings(60));
  expect(refused.length).toBeGreaterThan(25);
  expect(new Set(refused)).toEqual(new Set(['too-fast']));
  // All lines of the guest share the limit, and none is closed.
  expect((await flood(tab, pings(10))).length).toBeGreaterThan(5);
  expect([a.isClosed, tab.isClosed]).toEqual([false, false]);
  await b.do({ type: 'sit', seat: 1 });
  expect(await flood(b, pings(10))).toEqual([]);
  // A refused request names its id, so that it can be sent again.
  const request = { type: 'end-vote', id: newId(), agrees: true } as const;
  await flood(a, pings(10));
  expect(await a.ask(request)).toMatchObject({ refusal: { rule: 'table', reason: 'too-fast' } });
  const again = async (): Promise<object> => {
    a.answers.clear();
    return a.ask(request);
  };
  await expect.poll(again, { interval: 300, timeout: 10_000 }).toMatchObject({ refusal: { reason: 'not-running' } });
});

test('gross abuse closes the line, not the neighbour’s', async () => {
  await start({ messagesPerSecond: 5 });
  const [anna, bohdan] = [await named('Anna'), await named('Bohdan')];
  const id = await anna.createTable({ chairs: [null, null] });
  const [a, b] = [await anna.enter(id), await bohdan.enter(id)];
  const refused = await flood(a, pings(400));
  expect(a.closing).toBe('too-fast');
  expect(refused.length).toBeGreaterThanOrEqual(125);
  await b.do({ type: 'sit', seat: 1 });
});

test('requests count for their guest before they count for their address', async () => {
  await start({ requestsPerSecond: 5 });
  const [anna, bohdan] = [await named('Anna'), await named('Bohdan')];
  const statuses = async (player: Player, count: number) => {
    const found = [];
    for (let times = 0; times < count; times++) found.push((await player.request('GET', '/api/key')).status);
    return new Set(found);
  };
  expect(await statuses(anna, 120)).toEqual(new Set([200, 429]));
  expect(await statuses(bohdan, 20)).toEqual(new Set([200]));
  expect((await anna.request('POST', '/api/me', { name: 'Anna' })).status).toBe(200);
  for (let times = 0; times < 10; times++) await anna.request('POST', '/api/me', { name: 'Anna' });
  expect((await bohdan.request('POST', '/api/me', { name: 'Bohdan' })).status).toBe(200);
  // Whoever has no cookie shares the limit of one guest.
  expect(await statuses(new Player(server.address), 120)).toEqual(new Set([200, 429]));
});

test('what costs more counts more', async () => {
  await start({ messagesPerSecond: 10, requestsPerSecond: 30 });
  const anna = await named('Anna');
  const id = await anna.createTable({ chairs: [null, 'random'] });
  const line = await anna.enter(id);
  await line.ready();
  await turnOf([line]);
  const decision = line.update?.choices?.decision ?? 0;
  const outlooks = Array.from({ length: 30 }, (): ClientMessage => ({ type: 'outlooks', id: newId(), decision }));
  expect(30 - (await flood(line, outlooks)).length).toBeLessThan(20);

  const bohdan = await named('Bohdan');
  const again = await Line.open(bohdan);
  const enters = Array.from({ length: 12 }, (): ClientMessage => ({ type: 'enter', room: id }));
  const refused: string[] = [];
  again.onMessage = (message) => message.type === 'refused' && refused.push(message.refusal.reason);
  for (const message of enters) again.send(message);
  await again.until(() => refused.length > 5);
  expect(new Set(refused)).toEqual(new Set(['too-fast']));

  // Three bodies of 110 kB weigh more than thirty small ones.
  const heavy = { game: 'konotop', chairs: [null, null], isPublic: true, options: { cards: 'x'.repeat(110_000) } };
  const vera = await named('Vera');
  const statuses = [];
  for (let times = 0; times < 3; times++) statuses.push((await vera.request('POST', '/api/tables', heavy)).status);
  expect(statuses).toEqual([400, 400, 429]);
  const dan = await named('Dan');
  for (let times = 0; times < 8; times++) expect((await dan.request('POST', '/api/me', { name: 'Dan' })).status).toBe(200);

  await line.do({ type: 'end-vote', agrees: true }).catch(() => {});
  const records = [];
  for (let times = 0; times < 60; times++) records.push((await dan.request('GET', `/api/tables/${id}/record`)).status);
  expect(records).toContain(429);
});

test('a socket that does not enter a table is closed after ten seconds; one that did stays', async () => {
  const clock = new TurnedClock();
  await start({}, clock.environment);
  const anna = await named('Anna');
  const id = await anna.createTable({ chairs: [null, null] });
  const [silent, entered] = [await Line.open(anna), await anna.enter(id)];
  await entered.do({ type: 'stand' });
  clock.turn(9_999);
  await entered.do({ type: 'sit', seat: 0 });
  expect(silent.isClosed).toBe(false);
  clock.turn(1);
  await silent.untilClosed();
  expect(silent.closing).toBe('not-entered');
  await entered.do({ type: 'stand' });
});

test('one guest cannot take all connections of an address', async () => {
  await start({ connectionsPerGuest: 2, connectionsPerAddress: 4 });
  const [anna, bohdan] = [await named('Anna'), await named('Bohdan')];
  await Line.open(anna);
  await Line.open(anna);
  await expect(Line.open(anna)).rejects.toThrow('429');
  await Line.open(bohdan);
});

test('players with names that look the same are told apart at the table; their own names stay', async () => {
  await start();
  const id = await (await named('Anna')).createTable({ chairs: [null, null, null, null] });
  // The third one begins with a Cyrillic letter.
  const others = [await named('anna'), await named('Аnna'), await named('x'.repeat(24))];
  const lines = [];
  for (const [at, player] of others.entries()) {
    const line = await player.enter(id);
    await line.do({ type: 'sit', seat: at + 1 });
    lines.push(line);
  }
  const last = lines.at(-1) as Line;
  expect(last.room?.chairs.map(({ name }) => name)).toEqual(['Anna', 'anna 2', 'Аnna 3', 'x'.repeat(24)]);
  expect(await others[0]?.get('/api/me')).toMatchObject({ name: 'anna' });
  await lines[0]?.do({ type: 'chat', text: 'hello' });
  const watcher = await (await named('ANNA')).enter(id);
  await watcher.do({ type: 'chat', text: 'I am Anna' });
  await last.until(() => last.chats.length === 2);
  expect(last.chats.map(({ name, from }) => [name, from])).toEqual([
    ['anna 2', 1],
    ['ANNA 4', null],
  ]);
  // Sitting down again keeps the name, and a long one is cut.
  await last.do({ type: 'stand' });
  const twin = await (await named('x'.repeat(24))).enter(id);
  await twin.do({ type: 'sit', seat: 3 });
  expect(twin.room?.chairs[3]?.name).toBe('x'.repeat(24));
  await lines[0]?.do({ type: 'stand' });
  await last.do({ type: 'sit', seat: 1 });
  expect(last.room?.chairs[1]?.name).toBe(`${'x'.repeat(22)} 2`);
});

test('the others are told about a newcomer only what changed for them', async () => {
  await start();
  const [anna, bohdan] = [await named('Anna'), await named('Bohdan')];
  const id = await anna.createTable({ chairs: [null, null] });
  const a = await anna.enter(id);
  for (let times = 0; times < 3; times++) await a.do({ type: 'chat', text: `line ${times}` });
  const b = await bohdan.enter(id);
  await a.until(() => a.room?.spectators === 1);
  const received = a.received.length;
  const more = [];
  for (let times = 0; times < 5; times++) {
    const tab = await bohdan.enter(id);
    await tab.until(() => tab.chats.length === 3);
    expect(tab.room).toEqual(b.room);
    more.push(tab);
  }
  for (const tab of more.slice(1)) await tab.close();
  await a.do({ type: 'stand' });
  // Only the answer, and the room without her.
  expect(a.received.slice(received).map((text) => JSON.parse(text).type)).toEqual(['room', 'done']);
  await Promise.all([b, more[0]].map((line) => line?.close()));
  await a.until(() => a.room?.spectators === 1);
});
