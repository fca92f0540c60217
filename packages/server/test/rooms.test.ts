import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Game, readRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import { blackmore } from '@coven/games/blackmore/rules';
import { entriesAtHead, type Lobby, type Me, OLDEST_PROTOCOL, PROTOCOL_VERSION, type ServerKey, signedText } from '@coven/protocol';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import { checkSignature } from '@coven/protocol/record-signature';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Line, newId, Player, playOn, turnOf } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
});

const named = (name: string) => Player.named(server.address, name);

/** Two players at a table for three, with a bot in the third chair. */
async function twoAndABot(): Promise<{ id: string; a: Line; b: Line }> {
  const [anna, bohdan] = await Promise.all([named('Anna'), named('Богдан')]);
  const id = await anna.createTable({ chairs: [null, null, 'random'] });
  const a = await anna.enter(id);
  const b = await bohdan.enter(id);
  await b.do({ type: 'sit', seat: 1 });
  return { id, a, b };
}

async function started(): Promise<{ id: string; a: Line; b: Line }> {
  const table = await twoAndABot();
  await table.a.ready();
  await table.b.ready();
  await table.a.until(() => table.a.update !== undefined);
  return table;
}

function handOf(line: Line): readonly string[] {
  const view = line.update?.view as { hand?: string[] } | undefined;
  return view?.hand ?? [];
}

test('two people and a bot play a whole game; the record verifies and matches the heads the browsers kept', async () => {
  const { id, a, b } = await twoAndABot();
  expect(a.room).toMatchObject({ host: 0, phase: 'waiting', nonces: null, secret: null, result: null });
  expect(a.room?.chairs.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot']);
  const commitment = a.room?.commitment;
  const nonce = randomBytes(32).toString('hex');
  await a.ready(nonce);
  expect(a.room?.phase).toBe('waiting');
  await b.ready();
  expect(a.room?.nonces?.[0]).toBe(nonce);
  await playOn([a, b]);
  expect(a.room?.phase).toBe('over');
  expect(a.room?.result).toHaveLength(3);

  const record = readRecord(await (await a.player.request('GET', `/api/tables/${id}/record`)).text());
  expect(verifyRecord(record, GAMES).isOver).toBe(true);
  expect(record).toMatchObject({ table: id, deals: [{ commitment, secret: a.room?.secret }] });
  expect(verifyRecord(record, GAMES).atTable?.players).toEqual([
    { kind: 'person', name: 'Anna' },
    { kind: 'person', name: 'Богдан' },
    { kind: 'bot', bot: 'random' },
  ]);
  for (const line of [a, b]) {
    const kept = line.updates.flatMap(({ head }) => (head === null ? [] : [entriesAtHead(record, head)]));
    expect(kept.length).toBeGreaterThan(20);
    expect(kept).toEqual([...kept].sort((x, y) => Number(x) - Number(y)));
    expect(kept.at(-1)).toBe(record.log.length);
  }

  const { key } = await a.player.get<ServerKey>('/api/key');
  expect(checkSignature(record, key)).toBe('proven');
  expect(() => checkSignature(record, 'ab'.repeat(32))).toThrow('record-wrong-key');
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'hex').toString('base64url') };
  const signed = a.updates.filter(({ signature }) => signature !== undefined);
  expect(signed.length).toBeGreaterThan(1);
  for (const { head, signature } of signed) {
    const text = Buffer.from(signedText(id, head ?? ''));
    expect(verify(null, text, createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(signature ?? '', 'hex'))).toBe(true);
  }
  await Promise.all([a.close(), b.close()]);
});

test('players sit, stand and change chairs; the owner keeps the table or passes it on', async () => {
  const { a, b } = await twoAndABot();
  expect((await b.ask({ type: 'sit', seat: 0 })) as object).toMatchObject({ refusal: { reason: 'seat-taken' } });
  expect((await b.ask({ type: 'sit', seat: 7 })) as object).toMatchObject({ refusal: { reason: 'no-such-seat' } });
  expect((await b.ask({ type: 'bot', seat: 2, bot: null })) as object).toMatchObject({ refusal: { reason: 'not-host' } });
  await a.do({ type: 'bot', seat: 2, bot: null });
  await b.until(() => b.room?.chairs[2]?.kind === 'open');
  await a.do({ type: 'sit', seat: 2 });
  expect(a.room).toMatchObject({ host: 2 });
  expect(a.room?.chairs.map(({ kind }) => kind)).toEqual(['open', 'human', 'human']);
  await a.do({ type: 'stand' });
  await b.until(() => b.room?.host === 1);
  expect(a.seat).toBeNull();
  expect((await a.ask({ type: 'stand' })) as object).toMatchObject({ refusal: { reason: 'not-seated' } });
  await b.do({ type: 'bot', seat: 0, bot: 'greedy' });
  expect((await b.ask({ type: 'bot', seat: 0, bot: 'nobody' })) as object).toMatchObject({ refusal: { reason: 'unknown-bot' } });
  await b.ready();
  await b.do({ type: 'unready' });
  await b.do({ type: 'stand' });
  expect(b.room?.host).toBeNull();
  await a.do({ type: 'sit', seat: 1 });
  expect(a.room?.host).toBe(1);
  await Promise.all([a.close(), b.close()]);
});

test('public tables are in the lobby; private ones only in their players’ own lists', async () => {
  const anna = await named('Anna');
  const open = await anna.createTable({ chairs: [null, null] });
  const closed = await anna.createTable({ chairs: [null, null, 'random'], isPublic: false });
  const stranger = await named('Stranger');
  const { tables } = await stranger.get<Lobby>('/api/lobby');
  expect(tables.find(({ id }) => id === open)).toEqual({
    id: open,
    game: 'blackmore',
    phase: 'waiting',
    seats: 2,
    open: 1,
    names: ['Anna'],
  });
  expect(tables.some(({ id }) => id === closed)).toBe(false);
  expect((await anna.get<Me>('/api/me')).tables.map(({ id }) => id)).toEqual(expect.arrayContaining([open, closed]));
  const line = await stranger.enter(closed);
  expect(line.room?.isPublic).toBe(false);
  await line.close();
});

test('a spectator sees the game but no hand, and cannot act', async () => {
  const { id, a, b } = await started();
  const watcher = await (await named('Watcher')).enter(id);
  await watcher.until(() => watcher.update !== undefined);
  expect(watcher.seat).toBeNull();
  expect(watcher.update).toMatchObject({ choices: null, view: { viewer: 'spectator', hand: [] } });
  const hand = handOf(a);
  expect(hand.length).toBeGreaterThan(4);
  for (const card of hand) expect(JSON.stringify(watcher.received)).not.toContain(`"${card}"`);
  expect((await watcher.ask({ type: 'move', decision: 0, text: 'keep' })) as object).toMatchObject({ refusal: { reason: 'not-seated' } });
  expect((await watcher.ask({ type: 'sit', seat: 0 })) as object).toMatchObject({ refusal: { reason: 'game-running' } });
  await a.until(() => a.room?.spectators === 1);
  await playOn([a, b], 3);
  await watcher.until(() => watcher.update?.cursor === a.update?.cursor);
  await Promise.all([a.close(), b.close(), watcher.close()]);
});

test('guests may enter while there are free seats or room for spectators; a second tab always may', async () => {
  const small = await serve({ maxSpectators: 1 });
  const [anna, bohdan, vera, dan] = (await Promise.all(
    ['Anna', 'Bohdan', 'Vera', 'Dan'].map((name) => Player.named(small.address, name)),
  )) as [Player, Player, Player, Player];
  const id = await anna.createTable({ chairs: [null, null] });
  await anna.enter(id);
  const b = await bohdan.enter(id);
  await vera.enter(id);
  await expect(dan.enter(id)).rejects.toThrow('table-full');
  await vera.enter(id);
  await b.do({ type: 'sit', seat: 1 });
  await expect(dan.enter(id)).rejects.toThrow('table-full');
  await bohdan.enter(id);
  await small.close();
  removeDirectory(small.data);
});

test('a repeated move is made once; a late move or one for another seat is refused', async () => {
  const { a, b } = await started();
  const mover = await turnOf([a, b]);
  const other = mover === a ? b : a;
  const choices = mover.update?.choices;
  const text = choices?.moves[0] ?? '';
  const decision = choices?.decision ?? 0;
  expect((await other.ask({ type: 'move', decision: other.update?.choices?.decision ?? 0, text })) as object).toMatchObject({
    type: 'refused',
  });
  expect((await mover.ask({ type: 'move', decision: decision + 1, text })) as object).toMatchObject({ refusal: { reason: 'stale' } });
  expect((await mover.ask({ type: 'move', decision, text: 'gibberish' })) as object).toMatchObject({ refusal: { reason: 'unreadable' } });
  const id = newId();
  const answers: string[] = [];
  mover.onMessage = (message) => {
    if ('id' in message && message.id === id) answers.push(message.type);
  };
  for (let times = 0; times < 5; times++) mover.send({ type: 'move', id, decision, text });
  await mover.until(() => answers.length === 5);
  expect(answers).toEqual(['done', 'done', 'done', 'done', 'done']);
  expect(mover.update?.choices?.decision).toBe(decision + 1);
  expect((await mover.ask({ type: 'move', decision, text: choices?.moves[1] ?? '' })) as object).toMatchObject({
    refusal: { reason: 'stale' },
  });
  await Promise.all([a.close(), b.close()]);
});

test('a player can ask why a move is not allowed, and for outlooks', async () => {
  const { a, b } = await started();
  const mover = await turnOf([a, b]);
  const other = mover === a ? b : a;
  const moves = mover.update?.choices?.moves ?? [];
  expect(await other.ask({ type: 'why', text: 'keep' })).toMatchObject({
    type: 'refused',
    refusal: { rule: expect.stringMatching(/^BM-/) },
  });
  expect(await mover.ask({ type: 'why', text: moves[0] ?? '' })).toMatchObject({ type: 'done' });
  const { cursor, choices } = mover.update ?? {};
  const answer = await mover.ask({ type: 'outlooks', decision: choices?.decision ?? 0 });
  expect(answer).toMatchObject({ type: 'outlooks', cursor, outlooks: moves.map(() => ({ type: 'play' })) });
  for (const decision of [(choices?.decision ?? 0) + 1, 999]) {
    expect(await mover.ask({ type: 'outlooks', decision })).toMatchObject({ refusal: { rule: 'table', reason: 'stale' } });
  }
  expect(await other.ask({ type: 'outlooks', decision: other.update?.choices?.decision ?? 0 })).toMatchObject({ outlooks: [] });
  await Promise.all([a.close(), b.close()]);
});

test('a returning viewer catches up from its own cursor with what is still visible', async () => {
  const { id, a, b } = await started();
  const cursor = a.update?.cursor ?? 0;
  const before = a.updates.length;
  await playOn([a, b], 12);
  await turnOf([a, b]);
  const missed = a.updates.slice(before).flatMap(({ shown }) => shown as { type: string }[]);
  const again = await a.player.enter(id, cursor);
  await again.until(() => again.update !== undefined);
  expect(again.update).toMatchObject({ cursor: a.update?.cursor, view: a.update?.view, choices: a.update?.choices });
  const caught = again.update?.shown as { type: string }[];
  // BM-3.5: only the last trick may be looked at.
  const lastLead = missed.findLastIndex(({ type }) => type === 'led');
  const fading = ['led', 'played', 'trick-won', 'drew', 'dealt', 'kept'];
  expect(caught).toEqual(missed.filter(({ type }, at) => at >= lastLead || !fading.includes(type)));
  expect(caught.length).toBeLessThan(missed.length);
  const whole = await a.player.enter(id);
  await whole.until(() => whole.update !== undefined);
  expect(whole.update?.shown.length).toBeGreaterThan(caught.length);
  const same = await a.player.enter(id, a.update?.cursor);
  await same.until(() => same.update !== undefined);
  expect(same.update?.shown).toEqual([]);
  const ahead = await a.player.enter(id, 99_999);
  await ahead.until(() => ahead.update !== undefined);
  expect(ahead.update?.shown).toEqual(whole.update?.shown);
  await Promise.all([a, b, again, whole, same, ahead].map((line) => line.close()));
});

test('a familiar plays for an absent player, and gives the seat back', async () => {
  const { id, a, b } = await started();
  expect((await a.ask({ type: 'bot', seat: 1, bot: 'greedy' })) as object).toMatchObject({ refusal: { reason: 'not-away' } });
  await b.close();
  await a.until(() => a.room?.chairs[1]?.isHere === false);
  await a.do({ type: 'bot', seat: 1, bot: 'greedy' });
  expect(a.room?.chairs[1]).toMatchObject({ kind: 'human', name: 'Богдан', standIn: 'greedy' });
  await playOn([a], 5);
  const back = await b.player.enter(id);
  await back.until(() => back.update !== undefined);
  expect(back.seat).toBe(1);
  expect((await back.ask({ type: 'move', decision: back.update?.choices?.decision ?? 0, text: 'keep' })) as object).toMatchObject({
    refusal: { reason: 'stand-in-plays' },
  });
  await back.do({ type: 'resume' });
  expect(back.room?.chairs[1]?.standIn).toBeNull();
  await playOn([a, back]);
  expect(back.room?.phase).toBe('over');
  await Promise.all([a.close(), back.close()]);
});

test('a table ends early when all players agree; its record has no result and verifies', async () => {
  const { id, a, b } = await started();
  await playOn([a, b], 4);
  await a.do({ type: 'end-vote', agrees: true });
  expect(a.room).toMatchObject({ phase: 'playing', endVotes: [0] });
  await a.do({ type: 'end-vote', agrees: false });
  expect(a.room?.endVotes).toEqual([]);
  await b.do({ type: 'end-vote', agrees: true });
  await a.do({ type: 'end-vote', agrees: true });
  expect(a.room).toMatchObject({ phase: 'over', result: null });
  const record = readRecord(await (await a.player.request('GET', `/api/tables/${id}/record`)).text());
  expect(verifyRecord(record, GAMES)).toMatchObject({ isOver: false });
  await Promise.all([a.close(), b.close()]);
});

test('a rematch seats the same players at one new table', async () => {
  const { a, b } = await started();
  expect((await a.ask({ type: 'rematch' })) as object).toMatchObject({ refusal: { reason: 'not-over' } });
  await b.do({ type: 'end-vote', agrees: true });
  await a.do({ type: 'end-vote', agrees: true });
  await Promise.all([a.do({ type: 'rematch' }), b.do({ type: 'rematch' })]);
  const next = a.room?.rematch ?? '';
  await b.until(() => b.room?.rematch === next);
  const [a2, b2] = await Promise.all([a.player.enter(next), b.player.enter(next)]);
  expect([a2.seat, b2.seat]).toEqual([0, 1]);
  expect(a2.room).toMatchObject({ phase: 'waiting', host: 0, rematch: null });
  expect(a2.room?.commitment).not.toBe(a.room?.commitment);
  await Promise.all([a, b, a2, b2].map((line) => line.close()));
});

test('a rematch is refused if the creator already has too many tables', async () => {
  const small = await serve({ tablesPerGuest: 1 });
  const anna = await Player.named(small.address, 'Anna');
  const line = await anna.enter(await anna.createTable({ chairs: [null, 'random'] }));
  await line.ready();
  await line.do({ type: 'end-vote', agrees: true });
  await anna.createTable({ chairs: [null, null] });
  expect((await line.ask({ type: 'rematch' })) as object).toMatchObject({ refusal: { reason: 'too-many-tables' } });
  await small.close();
  removeDirectory(small.data);
});

test('a request is answered even if the rules throw, and the table continues', async () => {
  const stumbling: Game = {
    ...blackmore,
    open: (options, seats, version) => {
      const stumble = () => {
        throw new Error('a mistake in the rules');
      };
      return { ...blackmore.open(options, seats, version), outlook: stumble };
    },
  };
  const frail = await serve({}, { games: [stumbling] });
  const anna = await Player.named(frail.address, 'Anna');
  const line = await anna.enter(await anna.createTable({ chairs: [null, 'random'] }));
  await line.ready();
  await turnOf([line]);
  expect((await line.ask({ type: 'outlooks', decision: line.update?.choices?.decision ?? 0 })) as object).toMatchObject({
    refusal: { reason: 'not-stored' },
  });
  await playOn([line]);
  expect(line.room?.phase).toBe('over');
  await frail.close();
  removeDirectory(frail.data);
});

test('chat is plain text with a limited history', async () => {
  const { id, a, b } = await twoAndABot();
  await a.do({ type: 'chat', text: '  <b>hi</b>\u0000\u202e\nthere  ' });
  await b.until(() => b.chats.length === 1);
  expect(b.chats[0]).toMatchObject({ from: 0, name: 'Anna', text: '<b>hi</b> there' });
  expect((await a.ask({ type: 'chat', text: '\u200b\n' })) as object).toMatchObject({ refusal: { reason: 'bad-message' } });
  for (let times = 0; times < 60; times++) await b.do({ type: 'chat', text: `line ${times}` });
  const late = await a.player.enter(id);
  await late.until(() => late.chats.length === 50);
  expect(late.chats[0]?.text).toBe('line 10');
  const nameless = new Player(server.address);
  await nameless.get('/api/me');
  const stranger = await nameless.enter(id);
  expect((await stranger.ask({ type: 'chat', text: 'boo' })) as object).toMatchObject({ refusal: { reason: 'needs-name' } });
  expect((await stranger.ask({ type: 'sit', seat: 0 })) as object).toMatchObject({ refusal: { reason: 'needs-name' } });
  await Promise.all([a, b, late, stranger].map((line) => line.close()));
});

test('the chat limit counts all tabs of a guest together', async () => {
  const quiet = await serve({ messagesPerSecond: 20 });
  const anna = await Player.named(quiet.address, 'Anna');
  const id = await anna.createTable({ chairs: [null, null] });
  const tabs = await Promise.all(Array.from({ length: 6 }, () => anna.enter(id)));
  const answers = await Promise.all(tabs.flatMap((tab) => [1, 2, 3].map((line) => tab.ask({ type: 'chat', text: `line ${line}` }))));
  expect(answers.filter(({ type }) => type === 'done').length).toBeLessThan(10);
  expect(answers.filter((answer) => answer.type === 'refused' && answer.refusal.reason === 'too-fast').length).toBeGreaterThan(8);
  await quiet.close();
  removeDirectory(quiet.data);
});

test('a table whose log is long already goes on: chat ends, moves and the end always fit', async () => {
  const { id, a, b } = await started();
  await Promise.all([a, b].map((line) => line.close()));
  await server.close();
  const db = new DatabaseSync(join(server.data, 'coven.db'));
  const room = db.prepare('SELECT number FROM room WHERE id = ?').get(id)?.number ?? 0;
  const last = Number(db.prepare('SELECT max(seq) AS last FROM line WHERE room = ?').get(room)?.last);
  const line = JSON.stringify({ chat: { from: null, name: 'Anna', text: 'tick', at: 0 } });
  const fill = (from: number, to: number) => {
    const insert = db.prepare('INSERT INTO line (room, seq, body) VALUES (?, ?, ?)');
    db.exec('BEGIN');
    for (let seq = from; seq <= to; seq++) insert.run(room, seq, line);
    db.exec('COMMIT');
  };
  fill(last + 1, last + 5000);
  server = await serve({ data: server.data });
  const [again, other] = (await Promise.all([a, b].map(({ player }) => player.at(server.address).enter(id)))) as [Line, Line];
  expect((await again.ask({ type: 'chat', text: 'one more' })) as object).toMatchObject({ refusal: { reason: 'log-full' } });
  await Promise.all([again, other].map((one) => one.close()));
  await server.close();
  const middle = Number(db.prepare('SELECT max(seq) AS last FROM line WHERE room = ?').get(room)?.last);
  fill(middle + 1, 20_000);
  db.close();
  server = await serve({ data: server.data });
  const [a2, b2] = (await Promise.all([a, b].map(({ player }) => player.at(server.address).enter(id)))) as [Line, Line];
  await a2.do({ type: 'end-vote', agrees: true });
  await a2.do({ type: 'end-vote', agrees: false });
  const seat = await turnOf([a2, b2]);
  await seat.do({ type: 'move', decision: seat.update?.choices?.decision ?? 0, text: seat.update?.choices?.moves[0] ?? '' });
  await playOn([a2, b2]);
  expect(a2.room?.phase).toBe('over');
  expect((await a2.player.request('GET', `/api/tables/${id}/record`)).status).toBe(200);
  await Promise.all([a2.close(), b2.close()]);
});

test('only the present player can remove their own stand-in', async () => {
  const { a, b } = await started();
  await b.do({ type: 'bot', seat: 1, bot: 'random' });
  expect((await a.ask({ type: 'bot', seat: 1, bot: null })) as object).toMatchObject({ refusal: { reason: 'not-away' } });
  await b.do({ type: 'bot', seat: 1, bot: null });
  await Promise.all([a, b].map((line) => line.close()));
});

test('a game of bots only starts at once, and anyone may watch', async () => {
  const anna = await named('Anna');
  const id = await anna.createTable({ chairs: ['greedy', 'random', 'greedy'] });
  const line = await anna.enter(id);
  await line.until(() => line.room?.phase === 'over');
  expect(line.seat).toBeNull();
  expect(line.room?.result).toHaveLength(3);
  await line.close();
});

test('one connection can move from table to table', async () => {
  const anna = await named('Anna');
  const [first, second] = [await anna.createTable({ chairs: [null, null] }), await anna.createTable({ chairs: [null, null] })];
  const line = await anna.enter(first);
  line.send(enterMessage(second));
  await line.until(() => line.room?.id === second);
  const other = await (await named('Other')).enter(first);
  await other.until(() => other.room?.chairs[0]?.isHere === false);
  line.send({ type: 'ping' });
  await line.until(() => line.received.at(-1) === '{"type":"pong"}');
  line.send(enterMessage('nosuchtable'));
  await line.untilClosed();
  expect(line.closing).toBe('no-such-table');
  await other.close();
});

test('a client that names no version is sent changes of the oldest', async () => {
  const { id, a, b } = await started();
  const older = await Line.open(await named('Older'));
  older.send({ type: 'enter', room: id });
  await older.until(() => older.update !== undefined);
  const mover = await turnOf([a, b]);
  await mover.move();
  await older.until(() => older.updates.length > 1);
  const change = JSON.parse(older.received.find((text) => text.startsWith('{"type":"change"')) ?? '') as object;
  expect(change).toMatchObject({ common: { handSizes: expect.any(Array) } });
  await older.close();
});

test('a client of a version that the server does not know is asked to load anew', async () => {
  const { id, a } = await twoAndABot();
  for (const protocol of [OLDEST_PROTOCOL - 1, PROTOCOL_VERSION + 1]) {
    const stranger = await Line.open(a.player);
    stranger.send({ type: 'enter', room: id, protocol });
    await stranger.untilClosed();
    expect(stranger.closing).toBe('unknown-protocol');
    expect(stranger.room).toBeUndefined();
  }
});

test('a returning viewer sees the current table, however often it returns', async () => {
  const { id, a, b } = await started();
  for (let visit = 0; visit < 4; visit++) {
    // Nothing else happens while a person is awaited.
    await turnOf([a, b]);
    const again = await a.player.enter(id, visit);
    await again.until(() => again.update !== undefined);
    await a.until(() => a.update?.cursor === again.update?.cursor);
    const { cursor, view, choices, awaited } = again.update ?? {};
    expect({ cursor, view, choices, awaited }).toEqual({
      cursor: a.update?.cursor,
      view: a.update?.view,
      choices: a.update?.choices,
      awaited: a.update?.awaited,
    });
    await again.close();
    await playOn([a, b], 1);
  }
  await Promise.all([a.close(), b.close()]);
});
