import { randomBytes } from 'node:crypto';
import { readRecord, type SignedRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import type { Lobby } from '@coven/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChildServer } from './support/child-server.ts';
import { type Line, type NewRequest, Player } from './support/player.ts';
import { newDirectory, removeDirectory } from './support/serve.ts';

let server: ChildServer;
let data = '';
beforeAll(async () => {
  data = newDirectory();
  server = new ChildServer({ data });
  await server.start();
});
afterAll(async () => {
  await server.stop('SIGKILL');
  removeDirectory(data);
});

const named = (name: string) => Player.named(server.address, name);
const newCode = () => randomBytes(32).toString('hex');
async function reasonOf(line: Line, request: NewRequest): Promise<unknown> {
  const answer = await line.ask(request);
  return answer.type === 'refused' ? answer.refusal.reason : answer.type;
}
const notices = (line: Line) => line.chats.flatMap(({ notice, name }) => (notice ? [[notice, name]] : []));
const inLobby = async (player: Player, id: string) => (await player.get<Lobby>('/api/lobby')).tables.some((table) => table.id === id);

async function table(chairs = 3): Promise<{ id: string; owner: Line; guest: Line; watcher: Line }> {
  const [anna, bohdan, clara] = [await named('Anna'), await named('Bohdan'), await named('Clara')];
  const id = await anna.createTable({ chairs: Array.from({ length: chairs }, () => null) });
  const [owner, guest, watcher] = [await anna.enter(id), await bohdan.enter(id), await clara.enter(id)];
  await guest.do({ type: 'sit', seat: 1 });
  return { id, owner, guest, watcher };
}

/** Two players in the middle of a game, one of them away, and a spectator. */
async function leftTable(): Promise<{ id: string; owner: Line; guest: Line; watcher: Line }> {
  const all = await table(2);
  await all.owner.ready();
  await all.guest.ready();
  for (const line of [all.owner, all.guest, all.watcher]) await line.until(() => line.update !== undefined, 'the deal');
  return all;
}

test('the owner removes a squatter, who cannot sit here again, before and after a restart', async () => {
  const { id, owner, guest, watcher } = await table();
  expect(await reasonOf(guest, { type: 'remove', seat: 0 })).toBe('not-host');
  expect(await reasonOf(watcher, { type: 'remove', seat: 0 })).toBe('not-host');
  expect(await reasonOf(owner, { type: 'remove', seat: 0 })).toBe('no-such-person');
  expect(await reasonOf(owner, { type: 'remove', seat: 2 })).toBe('no-such-person');
  expect(await reasonOf(owner, { type: 'remove', seat: 9 })).toBe('no-such-seat');
  await owner.do({ type: 'remove', seat: 1 });
  await guest.until(() => guest.seat === null);
  await watcher.until(() => notices(watcher).length > 0);
  expect(notices(watcher)).toEqual([['removed', 'Bohdan']]);
  for (const seat of [1, 2]) expect(await reasonOf(guest, { type: 'sit', seat })).toBe('removed');
  await watcher.do({ type: 'sit', seat: 1 });
  await server.stop('SIGKILL');
  await server.start();
  const again = await guest.player.at(server.address).enter(id);
  expect(await reasonOf(again, { type: 'sit', seat: 2 })).toBe('removed');
});

test('during the game nobody is removed', async () => {
  const { owner } = await leftTable();
  expect(await reasonOf(owner, { type: 'remove', seat: 1 })).toBe('game-running');
});

test('a muted person is told, and their chat is neither sent nor stored', async () => {
  const { id, owner, guest, watcher } = await table();
  await watcher.do({ type: 'chat', text: 'hello' });
  await owner.until(() => owner.chats.length === 1);
  const spectator = owner.chats[0]?.person ?? '';
  const player = owner.room?.chairs[1]?.person ?? '';
  expect(await reasonOf(guest, { type: 'mute', person: spectator, isMuted: true })).toBe('not-host');
  expect(await reasonOf(owner, { type: 'mute', person: '0'.repeat(16), isMuted: true })).toBe('no-such-person');
  expect(await reasonOf(owner, { type: 'mute', person: owner.room?.chairs[0]?.person ?? '', isMuted: true })).toBe('no-such-person');
  await owner.do({ type: 'mute', person: spectator, isMuted: true });
  await owner.do({ type: 'mute', person: player, isMuted: true });
  await owner.do({ type: 'mute', person: player, isMuted: true });
  for (const line of [watcher, guest]) expect(await reasonOf(line, { type: 'chat', text: 'unheard' })).toBe('muted');
  await owner.do({ type: 'mute', person: player, isMuted: false });
  await guest.do({ type: 'chat', text: 'heard' });
  await owner.until(() => owner.chats.some(({ text }) => text === 'heard'));
  expect(notices(owner)).toEqual([
    ['muted', 'Clara'],
    ['muted', 'Bohdan'],
    ['unmuted', 'Bohdan'],
  ]);
  expect(owner.room?.muted).toEqual([spectator]);
  expect(owner.received.join()).not.toContain('unheard');
  await server.stop('SIGKILL');
  await server.start();
  const again = await watcher.player.at(server.address).enter(id);
  expect(await reasonOf(again, { type: 'chat', text: 'unheard' })).toBe('muted');
});

test('a person is another one at another table', async () => {
  const one = await table();
  const id = await one.owner.player.createTable({ chairs: [null, null] });
  const other = await one.owner.player.enter(id);
  const persons = [one.owner.room?.chairs[0]?.person, one.owner.room?.chairs[1]?.person, other.room?.chairs[0]?.person];
  expect(new Set(persons).size).toBe(3);
});

test('the owner takes a public table out of the lobby and puts it back', async () => {
  const { id, owner, guest } = await table();
  expect(await inLobby(guest.player, id)).toBe(true);
  expect(await reasonOf(guest, { type: 'publish', isPublic: false })).toBe('not-host');
  await owner.do({ type: 'publish', isPublic: false });
  await guest.until(() => guest.room?.isPublic === false);
  expect(await inLobby(guest.player, id)).toBe(false);
  await server.stop('SIGKILL');
  await server.start();
  const again = await owner.player.at(server.address).enter(id);
  expect(again.room?.isPublic).toBe(false);
  await again.do({ type: 'publish', isPublic: true });
  expect(await inLobby(again.player, id)).toBe(true);
});

test('an owner cannot fill the log', async () => {
  const { owner } = await table();
  const reasons = new Set<unknown>();
  for (let times = 0; times < 220; times++) reasons.add(await reasonOf(owner, { type: 'publish', isPublic: times % 2 === 1 }));
  expect([...reasons]).toEqual(['done', 'list-full']);
});

test('the seat of a player who lost the cookie goes to one newcomer, who alone sees its hand', async () => {
  const { id, owner, guest, watcher } = await leftTable();
  const code = newCode();
  expect(await reasonOf(owner, { type: 'offer-seat', seat: 1, code })).toBe('not-away');
  const hand = guest.update?.view;
  await guest.close();
  await owner.until(() => owner.room?.chairs[1]?.isHere === false);
  expect(await reasonOf(watcher, { type: 'offer-seat', seat: 1, code })).toBe('not-host');
  expect(await reasonOf(watcher, { type: 'take-seat', code })).toBe('no-such-offer');
  await owner.do({ type: 'offer-seat', seat: 1, code: newCode() });
  await owner.do({ type: 'offer-seat', seat: 1, code });
  expect(owner.room?.offered).toBe(1);
  expect(await reasonOf(owner, { type: 'take-seat', code })).toBe('has-seat');
  expect(await reasonOf(watcher, { type: 'take-seat', code: newCode() })).toBe('no-such-offer');

  // Back again: the seat is not given away.
  const back = await guest.player.enter(id);
  expect(await reasonOf(watcher, { type: 'take-seat', code })).toBe('not-away');
  await back.close();
  await owner.until(() => owner.room?.chairs[1]?.isHere === false);

  const before = owner.received.length;
  const newcomer = await (await named('Dana')).enter(id);
  await newcomer.until(() => newcomer.update !== undefined);
  expect(newcomer.update?.view).not.toEqual(hand);
  await newcomer.do({ type: 'take-seat', code });
  await newcomer.until(() => newcomer.seat === 1 && JSON.stringify(newcomer.update?.view) === JSON.stringify(hand), 'the hand');
  await owner.until(() => owner.room?.chairs[1]?.name === 'Dana' && owner.chats.at(-1)?.notice === 'seat-taken');
  expect(owner.chats.at(-1)).toMatchObject({ name: 'Dana', text: 'Bohdan', from: 1 });
  expect(owner.room?.offered).toBeUndefined();
  // Neither the others nor the former player see anything of it.
  for (const line of [owner, watcher]) expect(line.received.slice(before).some((text) => text.startsWith('{"type":"whole"'))).toBe(false);
  const former = await guest.player.enter(id);
  await former.until(() => former.update !== undefined);
  expect(former.seat).toBeNull();
  expect(former.update?.view).toEqual(watcher.update?.view);
  expect(await reasonOf(watcher, { type: 'take-seat', code })).toBe('no-such-offer');

  // The game goes on with the newcomer, also after a restart.
  const mover = [owner, newcomer].find((line) => line.mayMove);
  await mover?.move();
  await server.stop('SIGKILL');
  await server.start();
  const again = await newcomer.player.at(server.address).enter(id);
  expect(again.seat).toBe(1);
});

test('whoever lost the seat is in the record of the game, until that person is forgotten', async () => {
  const { id, owner, guest, watcher } = await leftTable();
  const code = newCode();
  await guest.close();
  await owner.until(() => owner.room?.chairs[1]?.isHere === false);
  await owner.do({ type: 'offer-seat', seat: 1, code });
  await watcher.do({ type: 'take-seat', code });
  for (const line of [owner, watcher]) await line.do({ type: 'end-vote', agrees: true });
  await owner.until(() => owner.room?.phase === 'over');
  const names = async () => {
    const record = readRecord(await (await owner.player.request('GET', `/api/tables/${id}/record`)).text());
    verifyRecord(record, GAMES);
    return Object.values((record as SignedRecord).names).map(({ name }) => name);
  };
  expect((await names()).sort()).toEqual(['Anna', 'Bohdan', 'Clara']);
  await guest.player.post('/api/me/forget', {});
  expect((await names()).sort()).toEqual(['Anna', 'Clara']);
});

test('while the owner is away, the next player gives the seat back', async () => {
  const { owner, guest, watcher } = await leftTable();
  const code = newCode();
  expect(await reasonOf(guest, { type: 'offer-seat', seat: 0, code })).toBe('not-host');
  await owner.close();
  await guest.until(() => guest.room?.chairs[0]?.isHere === false);
  await guest.do({ type: 'offer-seat', seat: 0, code });
  await watcher.do({ type: 'take-seat', code });
  await watcher.until(() => watcher.seat === 0);
});
