import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenName, hostName } from '../src/host-name.ts';
import { readSettings } from '../src/index.ts';
import { ChildServer, childServer } from './support/child-server.ts';
import { Line, Player } from './support/player.ts';
import { newDirectory, removeDirectory } from './support/serve.ts';

const EVIL = 'evil.example';

/** Sends a request under another name, as a browser does after DNS rebinding. */
function ask(address: string, headers: Record<string, string>, path = '/api/lobby'): Promise<{ status: number; body: string }> {
  return new Promise((done, failed) => {
    httpRequest(address + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    })
      .on('error', failed)
      .end();
  });
}

describe('a server that was given names', () => {
  const data = newDirectory();
  const server = new ChildServer({ data, host: '::', names: ['Coven.Example', '2001:DB8::5'], origins: ['https://play.example:8443'] });
  let port = '';
  beforeAll(async () => {
    await server.start();
    port = new URL(server.address).port;
  });
  afterAll(async () => {
    await server.stop('SIGTERM');
    removeDirectory(data);
  });

  test('answers to its own names and addresses, however they are written', async () => {
    const own = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
    const names = ['localhost', 'LOCALHOST.', '127.0.0.1', '127.9.8.7', '[::1]', '[0:0::1]', 'coven.example', 'COVEN.example.'];
    for (const name of [...names, '[2001:db8:0::5]', 'play.example', ...own]) {
      for (const host of [name, `${name}:${port}`, `${name}:1`]) {
        expect([host, (await ask(server.address, { host })).status]).toEqual([host, 200]);
      }
    }
  });

  test('answers under no other name, and says what its host can do', async () => {
    const names = ['203.0.113.9', '[2001:db8::6]', 'coven.example.evil.example', 'evil-coven.example', 'localhost.evil.example', EVIL];
    for (const host of [...names, `${EVIL}:${port}`, 'a b', 'coven.example@evil.example', 'coven.example..', ':8080', '[::1']) {
      for (const path of ['/', '/api/me', '/api/lobby', '/healthz', '/metrics', '/nothing']) {
        expect([host, path, (await ask(server.address, { host }, path)).status]).toEqual([host, path, 421]);
      }
    }
    const { body } = await ask(server.address, { host: `${EVIL}:${port}` });
    expect(body).toBe(`This server does not answer to "${EVIL}". If it should, start it with --names ${EVIL}\n`);
    // A forwarded name counts only behind a proxy.
    expect((await ask(server.address, { host: EVIL, 'x-forwarded-host': 'coven.example' })).status).toBe(421);
  });

  test('opens no socket under another name, although name and origin agree', async () => {
    const anna = await Player.named(`http://127.0.0.1:${port}`, 'Anna');
    await expect(Line.open(anna, { host: EVIL, origin: `http://${EVIL}` })).rejects.toThrow('421');
    const line = await Line.open(anna, { host: 'coven.example', origin: 'http://coven.example' });
    await line.close();
  });
});

test('behind a proxy both the name it forwards and the name it uses must be ours', async () => {
  const server = await childServer({ trustProxy: true, names: ['coven.example'] });
  const { host } = new URL(server.address);
  const forwarded = (name: string, own = host) => ask(server.address, { host: own, 'x-forwarded-host': name });
  expect((await forwarded('coven.example')).status).toBe(200);
  expect((await forwarded(`${EVIL}, coven.example`)).status).toBe(200);
  expect((await forwarded(EVIL)).status).toBe(421);
  expect((await forwarded(`coven.example, ${EVIL}`)).status).toBe(421);
  // A proxy that passes on what it gets: the page behind a rebound name may forge the header.
  expect((await forwarded('coven.example', EVIL)).status).toBe(421);
  const anna = await Player.named(server.address, 'Anna');
  const post = (origin: string) => anna.request('POST', '/api/me', { name: 'Anna' }, { origin, 'x-forwarded-host': 'coven.example' });
  expect((await post('https://coven.example')).status).toBe(200);
  expect((await post(`http://${host}`)).status).toBe(403);
});

test('names are hosts, with or without a port', () => {
  expect(readSettings({ names: 'coven.example,192.168.1.5:8080,[::1]:80,fe80::1' }).names).toHaveLength(4);
  for (const names of ['https://coven.example', 'a/b', 'a b', '*']) expect(() => readSettings({ names })).toThrow('bad-setting');
  expect(hostName('[FE80:0:0::1]:80')).toBe('fe80::1');
  expect(hostName('fe80::1')).toBeUndefined();
  expect(givenName('FE80::1')).toBe('fe80::1');
});
