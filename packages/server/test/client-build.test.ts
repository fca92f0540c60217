import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_PROTOCOL } from '@coven/protocol';
import { expect, test } from 'vitest';
import { newDirectory, removeDirectory, serve } from './support/serve.ts';

test('the page gets the oldest protocol version that the server understands, and its build id, before it connects, even after the client was rebuilt', async () => {
  const client = newDirectory();
  const page = join(client, 'index.html');
  const build = (id: string, time: number) => {
    writeFileSync(page, `<!doctype html><head><meta name="coven-build" content="${id}"></head>`);
    utimesSync(page, time, time);
  };
  build('aa11', 1000);
  const server = await serve({ client });
  const told = async () => {
    const { headers } = await fetch(`${server.address}/api/me`);
    return [headers.get('coven-protocol'), headers.get('coven-build')];
  };
  expect(await told()).toEqual([String(OLDEST_PROTOCOL), 'aa11']);
  build('bb22', 2000);
  expect(await told()).toEqual([String(OLDEST_PROTOCOL), 'bb22']);
  await server.close();
  removeDirectory(server.data);
  removeDirectory(client);
});

test('without a built client there is no build id', async () => {
  const server = await serve({ client: join(newDirectory(), 'nowhere') });
  const { headers } = await fetch(`${server.address}/api/me`);
  expect(headers.get('coven-build')).toBeNull();
  await server.close();
  removeDirectory(server.data);
});
