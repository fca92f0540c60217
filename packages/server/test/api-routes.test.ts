import { API, type ApiRequest } from '@coven/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
});

const REQUESTS = Object.keys(API) as ApiRequest[];

test('every request of the API is served', async () => {
  for (const request of REQUESTS) {
    const [method = '', path = ''] = request.split(' ');
    const answer = await new Player(server.address).request(method, path.replace(':id', 'nowhere'), method === 'POST' ? {} : undefined);
    expect(await answer.text(), request).not.toContain('"not-found"');
  }
});

test('a request costs the same whether GET or HEAD asks, and however its path is written', async () => {
  const refusedAfter = async (method: string, path: string) => {
    const other = await serve({ requestsPerSecond: 2 });
    let asked = 0;
    while ((await fetch(`${other.address}${path}`, { method })).status !== 429) asked++;
    await other.close();
    removeDirectory(other.data);
    return asked;
  };
  // 20 at once, two more each second.
  expect(await refusedAfter('GET', '/api/lobby')).toBeLessThan(10);
  expect(await refusedAfter('HEAD', '/api/lobby')).toBeLessThan(10);
  expect(await refusedAfter('GET', '/%61pi/lobby?x')).toBeLessThan(10);
  expect(await refusedAfter('GET', '/api/key')).toBeGreaterThan(19);
});
