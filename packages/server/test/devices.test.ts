import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DeviceList, Privacy } from '@coven/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceLabel } from '../src/http/device-label.ts';
import { ChildServer } from './support/child-server.ts';
import { Line, Player } from './support/player.ts';
import { newDirectory, removeDirectory } from './support/serve.ts';

let server: ChildServer;
let data = '';
beforeAll(async () => {
  data = newDirectory();
  server = new ChildServer({ data, keepDays: 30 });
  await server.start();
});
afterAll(async () => {
  await server.stop('SIGKILL');
  removeDirectory(data);
});

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/** Another browser of the same guest. */
async function second(player: Player, userAgent = FIREFOX): Promise<Player> {
  const { code } = await player.post<{ code: string }>('/api/me/link', {});
  const other = new Player(server.address);
  await other.request('POST', '/api/me/redeem', { code }, { 'user-agent': userAgent });
  return other;
}

const devicesOf = async (player: Player) => (await player.get<DeviceList>('/api/me/devices')).devices;
const statusOf = async (player: Player, method: string, path: string, body?: unknown) =>
  (await player.at(player.address).request(method, path, body)).status;

test('a guest sees the browsers that are this guest, and nothing that follows people is stored', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const phone = await second(anna);
  const today = Math.floor(Date.now() / 86_400_000);
  const [one, other] = [...(await devicesOf(anna))].sort((a, b) => a.label.length - b.label.length);
  expect(one).toMatchObject({ label: '', isThis: true, seen: today, created: today });
  expect(other).toMatchObject({ label: 'Firefox · Android', isThis: false, seen: today });
  expect((await devicesOf(phone)).find(({ isThis }) => isThis)?.id).toBe(other?.id);
  await server.stop('SIGTERM');
  expect(readFileSync(join(data, 'coven.db')).includes('Gecko')).toBe(false);
  await server.start();
  expect(await devicesOf(phone)).toHaveLength(2);
});

test('a browser that only looks around leaves nothing in the database', async () => {
  const db = new DatabaseSync(join(data, 'coven.db'), { readOnly: true });
  const rows = () => Number(db.prepare('SELECT count(*) AS rows FROM device').get()?.rows);
  const before = rows();
  for (let visits = 0; visits < 20; visits++)
    expect(await new Player(server.address).get('/api/me')).toEqual({ name: null, tables: [], over: [], last: [] });
  expect(rows()).toBe(before);
  await Player.named(server.address, 'Anna');
  expect(rows()).toBe(before + 1);
  db.close();
});

test('a device that is logged out is refused at once, and its sockets are closed', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const phone = await second(anna);
  const id = await anna.createTable({ chairs: [null, null] });
  const [here, there] = [await anna.enter(id), await phone.enter(id)];
  const stolen = phone.cookie;
  const device = (await devicesOf(anna)).find(({ isThis }) => !isThis)?.id;
  const left = await anna.post<DeviceList>('/api/me/log-out', { device });
  expect(left.devices).toMatchObject([{ isThis: true }]);
  await there.untilClosed();
  expect(there.closing).toBe('logged-out');
  expect(here.isClosed).toBe(false);
  for (const path of ['/api/me', '/api/me/devices']) expect(await statusOf(phone, 'GET', path)).toBe(401);
  expect(await statusOf(phone, 'POST', '/api/me', { name: 'Mallory' })).toBe(401);
  expect(await statusOf(phone, 'POST', '/api/tables', { game: 'blackmore', chairs: [null, null], isPublic: true })).toBe(401);
  await expect(Line.open(phone)).rejects.toThrow('401');

  // Told once; then the browser is somebody new.
  const told = await phone.request('GET', '/api/me');
  expect(await told.json()).toEqual({ error: { reason: 'logged-out' } });
  expect(told.headers.get('set-cookie')).toContain('Max-Age=0');
  expect(await phone.get('/api/me')).toEqual({ name: null, tables: [], over: [], last: [] });
  // It stays so after a restart.
  await server.stop('SIGKILL');
  await server.start();
  phone.cookie = stolen;
  expect(await statusOf(phone, 'GET', '/api/me')).toBe(401);
  expect(await anna.get('/api/me')).toMatchObject({ name: 'Anna' });
});

test('log-out everywhere keeps this browser, or none', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const others = [await second(anna), await second(anna)];
  const stranger = await Player.named(server.address, 'Bohdan');
  expect((await anna.post<DeviceList>('/api/me/log-out', { device: 'others' })).devices).toHaveLength(1);
  for (const other of others) expect(await statusOf(other, 'GET', '/api/me')).toBe(401);
  const theirs = (await devicesOf(stranger))[0]?.id;
  expect(await statusOf(anna, 'POST', '/api/me/log-out', { device: theirs })).toBe(404);
  expect(await statusOf(anna, 'POST', '/api/me/log-out', { device: 'x' })).toBe(400);
  const cookie = anna.cookie;
  await anna.post('/api/me/log-out', { device: 'all' });
  anna.cookie = cookie;
  expect(await statusOf(anna, 'GET', '/api/me')).toBe(401);
  expect(await stranger.get('/api/me')).toMatchObject({ name: 'Bohdan' });
});

test('a cookie from before there were devices works until its guest logs a device out', async () => {
  const anna = new Player(server.address);
  await anna.get('/api/me');
  const old = anna.cookie;
  expect(old).toMatch(/=[a-z0-9]{24}\.[\w-]{43}$/);
  await anna.post('/api/me', { name: 'Anna' });
  expect(anna.cookie).toMatch(/=[a-z0-9]{24}\.[a-z0-9]{20}\.[\w-]{43}$/);
  const again = anna.at(server.address);
  again.cookie = old;
  expect(await again.get('/api/me')).toMatchObject({ name: 'Anna' });
  // The same browser, whose requests overtook each other: one device.
  expect(again.cookie).toBe(anna.cookie);
  expect(await devicesOf(anna)).toHaveLength(1);

  again.cookie = old;
  const line = await Line.open(again);
  await anna.post('/api/me/log-out', { device: 'others' });
  await line.untilClosed();
  expect(line.closing).toBe('logged-out');
  expect(await statusOf(again, 'GET', '/api/me')).toBe(401);
  await expect(Line.open(again)).rejects.toThrow('401');
  expect(await anna.get('/api/me')).toMatchObject({ name: 'Anna' });
});

test('a device cannot be forged from another one', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const bohdan = await Player.named(server.address, 'Bohdan');
  const [name, value = ''] = anna.cookie.split('=');
  const [, device, signature] = (bohdan.cookie.split('=')[1] ?? '').split('.');
  const forged = new Player(server.address);
  forged.cookie = `${name}=${value.split('.')[0]}.${device}.${signature}`;
  expect(await statusOf(forged, 'POST', '/api/me', { name: 'Mallory' })).toBe(401);
  forged.cookie = `${name}=${value.split('.')[0]}.${value.split('.')[2]}`;
  expect(await statusOf(forged, 'POST', '/api/me', { name: 'Mallory' })).toBe(401);
});

test('a forgotten guest leaves no name, no devices and no code; running tables go on without the name', async () => {
  const [anna, bohdan] = [await Player.named(server.address, 'Anna'), await Player.named(server.address, 'Bohdan')];
  const running = await anna.createTable({ chairs: [null, null] });
  const [a, b] = [await anna.enter(running), await bohdan.enter(running)];
  await b.do({ type: 'sit', seat: 1 });
  await a.ready();
  await b.ready();
  await b.until(() => b.room?.phase === 'playing');
  const waiting = await anna.createTable({ chairs: [null, null] });
  const { code } = await anna.post<{ code: string }>('/api/me/link', {});
  const cookie = anna.cookie;
  await anna.post('/api/me/forget', {});
  await a.untilClosed();
  expect(a.closing).toBe('logged-out');
  await b.until(() => b.room?.chairs[0]?.name === null, 'the name to go');
  expect(b.room).toMatchObject({ phase: 'playing', chairs: [{ kind: 'human', name: null }, { name: 'Bohdan' }] });
  expect((await bohdan.enter(waiting)).room?.chairs[0]).toMatchObject({ kind: 'open' });
  expect(await bohdan.get('/api/lobby')).toMatchObject({
    tables: expect.arrayContaining([expect.objectContaining({ id: running, names: ['Bohdan'] })]),
  });
  expect((await new Player(server.address).request('POST', '/api/me/redeem', { code })).status).toBe(404);
  anna.cookie = cookie;
  expect(await statusOf(anna, 'GET', '/api/me')).toBe(401);
});

test('the server says how long it keeps what', async () => {
  expect(await new Player(server.address).get<Privacy>('/api/privacy')).toEqual({
    keepDays: 30,
    keepFinishedDays: 0,
    keepWaitingDays: 3,
    cookieDays: 365,
    codeMinutes: 10,
    seatCodeMinutes: 60,
  });
});

test.each([
  [FIREFOX, 'Firefox · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome · Linux'],
  ['Coven/0.1.0 (Linux)', 'coven join · Linux'],
  ['curl/8', ''],
])('%s is %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
