import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { nonceHashOf, openGame, readRecord, type SignedRecord, sealed, seedOf, Table, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import { blackmore } from '@coven/games/blackmore/rules';
import type { ServerKey } from '@coven/protocol';
import { checkSignature } from '@coven/protocol/record-signature';
import { afterEach, expect, test } from 'vitest';
import { type Line, Player, playOn } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';
import { TurnedClock } from './support/turned-clock.ts';

let server: TestServer;
afterEach(async () => {
  await server.close();
  removeDirectory(server.data);
});

const newNonce = () => randomBytes(32).toString('hex');

async function twoAtATable(): Promise<{ id: string; a: Line; b: Line }> {
  const [anna, bohdan] = await Promise.all([Player.named(server.address, 'Anna'), Player.named(server.address, 'Bohdan')]);
  const id = await anna.createTable({ chairs: [null, null] });
  const a = await anna.enter(id);
  const b = await bohdan.enter(id);
  await b.do({ type: 'sit', seat: 1 });
  return { id, a, b };
}

async function recordOf(player: Player, id: string): Promise<SignedRecord> {
  const record = readRecord(await (await player.request('GET', `/api/tables/${id}/record`)).text());
  expect(checkSignature(record, (await player.get<ServerKey>('/api/key')).key)).toBe('proven');
  return record as SignedRecord;
}

/** The value of a hand if the game were dealt with these nonces. */
function handWorth(secret: string, nonces: readonly string[], seat: number): number {
  const table = new Table(
    openGame(blackmore, 2),
    { game: '', version: 1, seats: 2, options: {}, commitment: '', nonces },
    sealed(seedOf(secret, nonces)),
  );
  table.deal();
  const { hand } = table.view(seat) as unknown as { readonly hand: readonly string[] };
  return hand.reduce((sum, card) => sum + Number(card.split('-')[1] ?? 0), 0);
}

/** What anybody who reads the database knows. */
function lineTexts(id: string): readonly string[] {
  const db = new DatabaseSync(join(server.data, 'coven.db'), { readOnly: true });
  const rows = db.prepare('SELECT body FROM line WHERE room = (SELECT number FROM room WHERE id = ?) ORDER BY seq').all(id);
  db.close();
  return rows.map(({ body }) => String(body));
}

test('a player who is ready last and reads the database cannot choose the deal', async () => {
  server = await serve();
  const { id, a, b } = await twoAtATable();
  const nonces = [newNonce(), newNonce()] as const;
  await a.promise(nonces[0]);
  // Bohdan reads everything that is stored: Anna's nonce is not there, so there is nothing to try his own with.
  const { secret } = JSON.parse(lineTexts(id)[0] ?? '') as { secret: string };
  expect(lineTexts(id).join()).toContain(nonceHashOf(id, 0, nonces[0]));
  expect(lineTexts(id).join()).not.toContain(nonces[0]);
  await b.promise(nonces[1]);
  expect(b.room?.phase).toBe('revealing');
  await a.do({ type: 'reveal', nonce: nonces[0] });
  // Now he knows it and finds a nonce that would deal him a better hand, but he has promised another one.
  expect(lineTexts(id).join()).toContain(nonces[0]);
  const promised = handWorth(secret, nonces, 1);
  let better = nonces[1] as string;
  while (handWorth(secret, [nonces[0], better], 1) <= promised) better = newNonce();
  expect(await b.ask({ type: 'reveal', nonce: better })).toMatchObject({ refusal: { rule: 'table', reason: 'wrong-nonce' } });
  expect(await b.ask({ type: 'ready', hash: nonceHashOf(id, 1, better) })).toMatchObject({ refusal: { reason: 'game-running' } });
  for (const request of [
    { type: 'unready' },
    { type: 'stand' },
    { type: 'sit', seat: 0 },
    { type: 'bot', seat: 0, bot: 'random' },
  ] as const) {
    expect(await b.ask(request)).toMatchObject({ refusal: { reason: 'game-running' } });
  }
  expect(b.room).toMatchObject({ phase: 'revealing', nonces: null, chairs: [{ isReady: true }, { isReady: false }] });
  await b.do({ type: 'reveal', nonce: nonces[1] });
  await a.until(() => a.room?.phase === 'playing');
  expect(a.room?.nonces).toEqual(nonces);
  await playOn([a, b]);
  const record = await recordOf(a.player, id);
  expect(verifyRecord(record, GAMES).atTable).toMatchObject({ deals: 1, ending: 'played' });
  expect(record.deals[0]?.nonces).toEqual(nonces);
  await Promise.all([a.close(), b.close()]);
});

test('who does not reveal loses the seat; the deal begins again with everything new, and the record shows it', async () => {
  const clock = new TurnedClock();
  server = await serve({ revealSeconds: 20 }, clock.environment);
  const { id, a, b } = await twoAtATable();
  const first = a.room?.commitment;
  await b.promise(newNonce());
  const nonce = newNonce();
  await a.promise(nonce);
  await a.do({ type: 'reveal', nonce });
  clock.turn(19_999);
  await a.do({ type: 'chat', text: 'Bohdan?' });
  expect(a.room?.phase).toBe('revealing');
  clock.turn(1);
  await a.until(() => a.room?.phase === 'waiting');
  expect(a.room).toMatchObject({ failedDeals: 1, chairs: [{ kind: 'human', isReady: false }, { kind: 'open' }] });
  expect(a.room?.commitment).not.toBe(first);
  expect(await a.ask({ type: 'reveal', nonce })).toMatchObject({ refusal: { reason: 'not-revealing' } });
  await b.do({ type: 'sit', seat: 1 });
  await a.ready();
  await b.ready();
  expect(a.room?.phase).toBe('playing');
  await playOn([a, b]);
  const record = await recordOf(a.player, id);
  expect(verifyRecord(record, GAMES).atTable).toMatchObject({ deals: 2 });
  expect(record.deals.map(({ nonces }) => nonces.map((one) => one !== null))).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(record.deals[0]?.players).toEqual(record.deals[1]?.players);
  expect(record.deals[0]?.secret).not.toBe(record.deals[1]?.secret);
  const without = { ...record, deals: record.deals.slice(1) };
  expect(() => verifyRecord(without, GAMES)).toThrow('record-wrong-head');
  await Promise.all([a.close(), b.close()]);
});

test('after three attempts the table ends with the reason, and its record shows all three', async () => {
  const clock = new TurnedClock();
  server = await serve({ revealSeconds: 20 }, clock.environment);
  const { id, a, b } = await twoAtATable();
  for (let attempt = 1; attempt <= 3; attempt++) {
    if (attempt > 1) await b.do({ type: 'sit', seat: 1 });
    await a.ready();
    await b.promise(newNonce());
    await a.until(() => a.room?.phase === 'revealing' && a.room.chairs[0]?.isReady === true);
    clock.turn(20_000);
    await a.until(() => a.room?.failedDeals === attempt);
  }
  expect(a.room).toMatchObject({ phase: 'over', ending: 'not-dealt', result: null });
  const record = await recordOf(a.player, id);
  expect(record.log).toEqual([['table', 'end not-dealt']]);
  expect(verifyRecord(record, GAMES).atTable).toMatchObject({ deals: 3, ending: 'not-dealt' });
  await a.do({ type: 'rematch' });
  await Promise.all([a.close(), b.close()]);
});

test('an interrupted reveal goes on after a restart, with what was revealed before', async () => {
  server = await serve();
  const { id, a, b } = await twoAtATable();
  const nonces = [newNonce(), newNonce()] as const;
  await a.promise(nonces[0]);
  await b.promise(nonces[1]);
  await a.do({ type: 'reveal', nonce: nonces[0] });
  await Promise.all([a.close(), b.close()]);
  await server.close();
  server = await serve({ data: server.data });
  const again = await b.player.at(server.address).enter(id);
  expect(again.room).toMatchObject({ phase: 'revealing', chairs: [{ isReady: true }, { isReady: false }] });
  await again.do({ type: 'reveal', nonce: nonces[1] });
  await again.until(() => again.room?.phase === 'playing');
  expect(again.room?.nonces).toEqual(nonces);
  await again.close();
});

test('a reveal that nobody ends is given up after a restart, although nobody has the table open', async () => {
  const clock = new TurnedClock();
  server = await serve({ revealSeconds: 20 }, clock.environment);
  const { id, a, b } = await twoAtATable();
  await b.promise(newNonce());
  await a.promise(newNonce());
  for (let times = 0; times < 3; times++) {
    clock.turn(5000);
    await a.player.get('/api/lobby');
  }
  await Promise.all([a.close(), b.close()]);
  await server.close();
  // Time without a server does not count.
  clock.jump(3_600_000);
  server = await serve({ data: server.data, revealSeconds: 20 }, clock.environment);
  const lines = lineTexts(id).length;
  clock.turn(4000);
  await b.player.at(server.address).get('/api/lobby');
  expect(lineTexts(id)).toHaveLength(lines);
  await expect
    .poll(() => {
      clock.turn(1000);
      return lineTexts(id).length;
    })
    .toBe(lines + 1);
  const again = await a.player.at(server.address).enter(id);
  expect(again.room).toMatchObject({ phase: 'waiting', failedDeals: 1 });
  await again.close();
});

test('stand-ins, votes and the end are in the record, and none of them changes what anybody is sent about the game', async () => {
  server = await serve();
  const { id, a, b } = await twoAtATable();
  await a.ready();
  await b.ready();
  await a.until(() => a.update !== undefined && b.update !== undefined);
  const before = [a.updates.length, b.updates.length];
  await a.do({ type: 'end-vote', agrees: true });
  await a.do({ type: 'end-vote', agrees: true });
  await a.do({ type: 'end-vote', agrees: false });
  expect([a.updates.length, b.updates.length]).toEqual(before);
  await b.do({ type: 'bot', seat: 1, bot: 'random' });
  await b.do({ type: 'bot', seat: 1, bot: 'random' });
  await a.until(() => a.mayMove);
  await a.move();
  await a.until(() => a.mayMove);
  await b.do({ type: 'resume' });
  await a.do({ type: 'end-vote', agrees: true });
  await b.do({ type: 'end-vote', agrees: true });
  const record = await recordOf(a.player, id);
  expect(record.log.filter(([by]) => by === 'table').map(([, text]) => text)).toEqual([
    'vote 0 end yes',
    'vote 0 end no',
    'seat 1 bot random',
    'seat 1 person',
    'vote 0 end yes',
    'vote 1 end yes',
    'end agreed',
  ]);
  const { atTable } = verifyRecord(record, GAMES);
  expect(atTable?.standInMoves).toBeGreaterThan(0);
  expect(a.room?.ending).toBe('agreed');
  await Promise.all([a.close(), b.close()]);
});
