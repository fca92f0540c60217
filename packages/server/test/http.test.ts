import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { ClientMessage } from '@coven/room';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Line, Player } from './support/player.ts';
import { newDirectory, removeDirectory, serve, type TestServer } from './support/serve.ts';

let server: TestServer;
const client = newDirectory();
beforeAll(async () => {
  mkdirSync(join(client, 'assets'));
  writeFileSync(join(client, 'index.html'), '<!doctype html><title>Coven</title>');
  writeFileSync(join(client, 'sw.js'), 'self');
  writeFileSync(join(client, 'assets', 'app-abc123.js'), 'let plain');
  writeFileSync(join(client, 'assets', 'app-abc123.js.gz'), gzipSync('let packed'));
  server = await serve({ client, names: ['coven.example'] });
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
  removeDirectory(client);
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
test.skipIf(!hasOpenssl)('with a certificate everything is HTTPS: secure cookies, and sockets too', async () => {
  const data = newDirectory();
  const [cert, key] = [join(data, 'cert.pem'), join(data, 'key.pem')];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    ...about,
  ]);
  const secure = await serve({ data, cert, key });
  expect(secure.address).toMatch(/^https:/);
  const ca = readFileSync(cert);
  const headers = await new Promise<IncomingHttpHeaders>((done, failed) => {
    httpsRequest(`${secure.address}/api/me`, { ca }, (response) => done(response.resume().headers))
      .on('error', failed)
      .end();
  });
  expect(headers['strict-transport-security']).toBeDefined();
  expect(headers['set-cookie']?.[0]).toContain('; Secure');
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const socket = new WebSocket(`${secure.address.replace('https', 'wss')}/ws`, { ca, headers: { cookie, origin: secure.address } });
  await new Promise((done, failed) => socket.on('open', done).on('error', failed));
  socket.terminate();
  await secure.close();
  removeDirectory(data);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/api/lobby', '/nothing.here', '/healthz', '/t/abcdefghij', '/%E0%A4%A']) {
    const { headers } = await fetch(server.address + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  }
});

test('the client is served with correct caching, compressed where possible, and its own paths lead to the page', async () => {
  for (const path of ['/', '/t/abcdefghij', '/rules/blackmore', '/about']) {
    const response = await fetch(server.address + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<title>Coven');
  }
  expect((await fetch(`${server.address}/t/abcdefghij`, { method: 'HEAD' })).status).toBe(200);
  const asset = await fetch(`${server.address}/assets/app-abc123.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(await asset.text()).toBe('let packed');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(`${server.address}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  for (const path of ['/assets/gone.js', '/api/nothing', '/..%2f..%2fpackage.json', '/t/x.png']) {
    expect((await fetch(server.address + path)).status, path).toBe(404);
  }
});

test('a file without a packed one beside it is packed on its way, where that is wanted', async () => {
  const text = `let long = '${'witch '.repeat(500)}';`;
  writeFileSync(join(client, 'assets', 'long-abc123.js'), text);
  const fetched = (headers: Record<string, string>) => fetch(`${server.address}/assets/long-abc123.js`, { headers });
  const packed = await fetched({ 'accept-encoding': 'br, gzip' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toContain('accept-encoding');
  expect(await packed.text()).toBe(text);
  for (const encodings of ['identity', 'gzip;q=0']) {
    const plain = await fetched({ 'accept-encoding': encodings });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, text]);
  }
  const part = await fetched({ 'accept-encoding': 'gzip', range: 'bytes=0-7' });
  expect([part.status, part.headers.get('content-encoding'), await part.text()]).toEqual([206, null, 'let long']);
  const page = await fetch(server.address, { headers: { 'accept-encoding': 'gzip' } });
  expect([page.headers.get('content-encoding'), await page.text()]).toEqual(['gzip', expect.stringContaining('<title>Coven')]);
});

test('without a built client the server says what to do', async () => {
  const bare = await serve({ client: join(client, 'nowhere') });
  const response = await fetch(bare.address);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
  await bare.close();
  removeDirectory(bare.data);
});

test('a guest is a signed cookie that scripts cannot read', async () => {
  const player = new Player(server.address);
  const response = await player.request('GET', '/api/me');
  expect(response.headers.get('set-cookie')).toMatch(
    /^coven-guest-[0-9a-f]{8}=[a-z0-9]{24}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
  expect(await response.json()).toEqual({ name: null, tables: [] });
  expect(await player.post('/api/me', { name: ' Ж\u0000ана\u202e  Д ' })).toEqual({ name: 'Ж ана Д', tables: [] });
  const long = await player.post('/api/me', { name: 'x'.repeat(90) });
  expect(long.name).toHaveLength(24);
  expect((await player.request('POST', '/api/me', { name: '\u200b' })).status).toBe(400);

  const forged = new Player(server.address);
  forged.cookie = player.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await forged.request('POST', '/api/me', { name: 'Mallory' })).status).toBe(401);
  await expect(Line.open(forged)).rejects.toThrow('401');
});

test('a guest is recognized among long and foreign cookies, and with another server on the same machine', async () => {
  const player = await Player.named(server.address, 'Anna');
  const own = player.cookie;
  const [name] = own.split('=');
  const foreign = `${name}=${'a'.repeat(24)}.${'A'.repeat(43)}`;
  for (const cookie of [`other=${'x'.repeat(5000)}; ${own}`, `${foreign}; ${own}`, `${own}; ${foreign}`]) {
    const response = await fetch(`${server.address}/api/me`, { headers: { cookie } });
    expect(await response.json()).toMatchObject({ name: 'Anna' });
    expect(response.headers.get('set-cookie')).toContain(own);
  }
  const neighbour = await serve();
  const there = await Player.named(neighbour.address, 'Anna');
  expect(there.cookie.split('=')[0]).not.toBe(name);
  await neighbour.close();
  removeDirectory(neighbour.data);
});

test('a URL written in another way is treated the same', async () => {
  const strict = await serve({ requestsPerSecond: 1 });
  const statuses: number[] = [];
  for (let times = 0; times < 30; times++) statuses.push((await fetch(`${strict.address}/%61pi/lobby`)).status);
  expect(statuses).toContain(429);
  await strict.close();
  removeDirectory(strict.data);
  const { headers } = await fetch(`${server.address}/%61pi/me`);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('one address cannot take all connections', async () => {
  const small = await serve({ connectionsPerAddress: 2 });
  const { hostname, port } = new URL(small.address);
  const silent = Array.from({ length: 12 }, () => connect(Number(port), hostname));
  await Promise.all(silent.slice(8).map((socket) => once(socket, 'close')));
  expect(silent.slice(0, 8).every(({ closed }) => !closed)).toBe(true);
  for (const socket of silent) socket.destroy();
  await expect.poll(async () => (await fetch(`${small.address}/healthz`).catch(() => undefined))?.status).toBe(200);
  await small.close();
  removeDirectory(small.data);
});

test('a transfer link makes another browser the same guest, once', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const id = await anna.createTable({ chairs: [null, null] });
  const { code, expiresIn } = await anna.post<{ code: string; expiresIn: number }>('/api/me/link', {});
  expect(expiresIn).toBe(600);
  const phone = new Player(server.address);
  await phone.get('/api/me');
  expect(await phone.post('/api/me/redeem', { code })).toMatchObject({ name: 'Anna', tables: [{ id }] });
  expect((await phone.enter(id)).seat).toBe(0);
  const thief = new Player(server.address);
  expect((await thief.request('POST', '/api/me/redeem', { code })).status).toBe(404);
});

test('a transfer link expires', async () => {
  let now = 1_000_000;
  const clocked = await serve({}, { now: () => now });
  const anna = await Player.named(clocked.address, 'Anna');
  const { code } = await anna.post<{ code: string }>('/api/me/link', {});
  now += 600_001;
  expect((await new Player(clocked.address).request('POST', '/api/me/redeem', { code })).status).toBe(404);
  await clocked.close();
  removeDirectory(clocked.data);
});

test("other sites' pages can neither post nor open a socket", async () => {
  const anna = await Player.named(server.address, 'Anna');
  const request = { game: 'blackmore', chairs: [null, null], isPublic: true };
  const post = (headers: Record<string, string>, body: unknown = request) => anna.request('POST', '/api/tables', body, headers);
  expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await post({ origin: 'null' })).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  expect((await post({ 'content-type': 'application/x-www-form-urlencoded' }, 'game=blackmore')).status).toBe(415);
  expect((await post({ origin: server.address })).status).toBe(201);
  await expect(Line.open(anna, { origin: 'https://evil.example' })).rejects.toThrow('403');
});

test('a refused request gets a reason code and nothing else', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const refused = async (body: unknown) => {
    const response = await anna.request('POST', '/api/tables', body);
    return [response.status, await response.json()];
  };
  const request = { game: 'blackmore', chairs: [null, null], isPublic: true };
  expect(await refused({ ...request, game: 'poker' })).toEqual([400, { error: { reason: 'no-such-game' } }]);
  expect(await refused({ ...request, chairs: [null, 'nobody'] })).toEqual([400, { error: { reason: 'unknown-bot' } }]);
  expect(await refused({ ...request, chairs: [null] })).toMatchObject([
    400,
    { error: { reason: 'bad-options', args: { problem: 'seats-out-of-range' } } },
  ]);
  expect(await refused({ ...request, options: { wheel: 'x' } })).toMatchObject([
    400,
    { error: { reason: 'bad-options', args: { problem: 'bad-option-value' } } },
  ]);
  expect(await refused({ ...request, more: 1 })).toEqual([400, { error: { reason: 'bad-message' } }]);
  expect(await refused('{"game":')).toEqual([400, { error: { reason: 'bad-message' } }]);
  expect(await refused('{"__proto__":{}}')).toEqual([400, { error: { reason: 'bad-message' } }]);
  expect(await refused('x'.repeat(500_000))).toEqual([413, { error: { reason: 'too-large' } }]);
  expect((await fetch(`${server.address}/api/tables/nosuchtableatall/record`)).status).toBe(404);
  const id = await anna.createTable({ chairs: [null, null] });
  const early = await fetch(`${server.address}/api/tables/${id}/record`);
  expect([early.status, await early.json()]).toEqual([403, { error: { reason: 'game-running' } }]);
});

test('the number of unfinished tables per guest is limited', async () => {
  const small = await serve({ tablesPerGuest: 3, maxTables: 5 });
  const anna = await Player.named(small.address, 'Anna');
  const request = { game: 'blackmore', chairs: [null, null], isPublic: true };
  const statuses = [];
  for (let times = 0; times < 4; times++) statuses.push((await anna.request('POST', '/api/tables', request)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  const other = await Player.named(small.address, 'Other');
  for (let times = 0; times < 3; times++) statuses.push((await other.request('POST', '/api/tables', request)).status);
  expect(statuses.slice(4)).toEqual([201, 201, 429]);
  await small.close();
  removeDirectory(small.data);
});

test('too many requests are refused; far too many messages close the connection', async () => {
  const slow = await serve({ requestsPerSecond: 5, messagesPerSecond: 5, connectionsPerAddress: 3 });
  const player = new Player(slow.address);
  const anna = await Player.named(slow.address, 'Anna');
  const id = await anna.createTable({ chairs: [null, null] });
  await player.get('/api/me');
  const writes = new Set<number>();
  for (let times = 0; times < 12; times++) writes.add((await anna.request('POST', '/api/me', { name: 'Anna' })).status);
  expect([...writes]).toEqual([200, 429]);
  const line = await player.enter(id);
  const statuses = new Set<number>();
  for (let times = 0; times < 100; times++) statuses.add((await fetch(`${slow.address}/api/lobby`)).status);
  expect([...statuses]).toEqual([200, 429]);
  await flood(line, Array(300).fill({ type: 'ping' }));
  expect(line.closing).toBe('too-fast');
  const lines = [await Line.open(player), await Line.open(player), await Line.open(player)];
  await expect(Line.open(player)).rejects.toThrow('429');
  await Promise.all(lines.map((one) => one.close()));
  await slow.close();
  removeDirectory(slow.data);
});

test('a flood of chat is refused line by line, and the guest stays at the table', async () => {
  const usual = await serve({ messagesPerSecond: 20 });
  const anna = await Player.named(usual.address, 'Anna');
  const line = await anna.enter(await anna.createTable({ chairs: [null, null] }));
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => line.ask({ type: 'chat', text: `line ${at}` })));
  const refused = answers.filter((answer) => answer.type === 'refused');
  expect(refused.length).toBeGreaterThan(3);
  for (const answer of refused) expect(answer).toMatchObject({ refusal: { rule: 'table', reason: 'too-fast' } });
  expect(line.chats).toHaveLength(answers.length - refused.length);
  await line.do({ type: 'stand' });
  await usual.close();
  removeDirectory(usual.data);
});

/** Sends all messages at once; resolves when each is answered or the connection is closed. */
async function flood(line: Line, messages: readonly ClientMessage[]): Promise<void> {
  for (const message of messages) line.send(message);
  while (!line.isClosed && line.pongs + line.answers.size < messages.length) await line.news();
}

test('connections of one guest share a limit, and so do new connections', async () => {
  const slow = await serve({ messagesPerSecond: 5 });
  const anna = await Player.named(slow.address, 'Anna');
  const lines = await Promise.all(Array.from({ length: 12 }, () => Line.open(anna)));
  await Promise.all(lines.map((one) => flood(one, Array(50).fill({ type: 'ping' }))));
  expect(lines.map(({ closing }) => closing)).toContain('too-fast');
  await Promise.all(lines.map((one) => one.close()));

  const openings = await Promise.allSettled(Array.from({ length: 60 }, () => Line.open(anna)));
  expect(openings.map((opening) => (opening.status === 'rejected' ? String(opening.reason) : ''))).toContain(
    'Error: Unexpected server response: 429',
  );
  await slow.close();
  removeDirectory(slow.data);
});

test('health is public; metrics need this machine or the token', async () => {
  expect(await (await fetch(`${server.address}/healthz`)).json()).toEqual({ ok: true });
  const metrics = await (await fetch(`${server.address}/metrics`)).text();
  expect(metrics).toContain('coven_moves_total');
  expect(metrics).toContain('coven_commit_seconds_bucket');
  expect((await fetch(`${server.address}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
  // DNS rebinding: another site's host name that resolves to this machine.
  const rebound = await new Promise((done) => {
    httpRequest(`${server.address}/metrics`, { headers: { host: 'coven.example:8080' } }, ({ statusCode }) => done(statusCode)).end();
  });
  expect(rebound).toBe(404);

  // A proxy may not identify itself.
  const behind = await serve({ trustProxy: true });
  expect((await fetch(`${behind.address}/metrics`)).status).toBe(404);
  await behind.close();
  removeDirectory(behind.data);
  const guarded = await serve({ metricsToken: 'open sesame', host: '0.0.0.0' });
  expect((await fetch(`${guarded.address}/metrics`)).status).toBe(404);
  expect((await fetch(`${guarded.address}/metrics`, { headers: { authorization: 'Bearer open sesame' } })).status).toBe(200);
  await guarded.close();
  removeDirectory(guarded.data);

  const outside = outsideAddress();
  if (outside !== undefined) {
    const open = await serve({ host: '0.0.0.0' });
    const status = await new Promise((done) => {
      httpRequest({ host: outside, port: new URL(open.address).port, path: '/metrics' }, ({ statusCode }) => done(statusCode)).end();
    });
    expect(status).toBe(404);
    await open.close();
    removeDirectory(open.data);
  }
});

test('only a browser on the server’s own machine gets its network address', async () => {
  const reach = async (address: string, headers: Record<string, string> = {}) =>
    (await (await fetch(`${address}/api/reach`, { headers })).json()) as object;
  expect(await reach(server.address)).toEqual({ origin: null });
  const open = await serve({ host: '0.0.0.0' });
  const { port } = new URL(open.address);
  const outside = outsideAddress();
  const origin = outside === undefined ? null : `http://${outside}:${port}`;
  expect(await reach(`http://127.0.0.1:${port}`)).toEqual({ origin });
  expect(open.networkAddresses[0] ?? null).toBe(origin);
  expect(await reach(`http://127.0.0.1:${port}`, { 'x-forwarded-for': '203.0.113.9' })).toEqual({ origin: null });
  if (origin !== null) expect(await reach(origin)).toEqual({ origin: null });
  await open.close();
  removeDirectory(open.data);
});

function outsideAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
}

test('a refused socket is destroyed even if the client never closes it', async () => {
  const { port, host } = new URL(server.address);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  let isGone = false;
  socket.on('error', () => {
    isGone = true;
  });
  socket.write(
    `GET /ws HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('401 Unauthorized');
  await once(socket, 'end');
  // What nobody reads and nobody refuses is never written, and the test's time ends.
  while (!isGone) {
    await new Promise<void>((done) => socket.write('still here', () => done()));
    await setImmediate();
  }
  socket.destroy();
  expect(isGone).toBe(true);
});
