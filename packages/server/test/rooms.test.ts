import { readRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Line, Player, playOn } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
});

test('two people and a bot play a whole game, and its record verifies', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const bohdan = await Player.named(server.address, 'Bohdan');
  const id = await anna.make({ chairs: [null, null, 'random'] });
  const a = await anna.enter(id);
  expect(a.seat).toBe(0);
  expect(a.room?.host).toBe(0);
  const b = await bohdan.enter(id);
  await b.do({ type: 'sit', seat: 1 });
  expect(b.room?.secret).toBeNull();
  await a.ready();
  expect(a.room?.phase).toBe('waiting');
  await b.ready();
  await playOn([a, b]);
  expect(a.room?.phase).toBe('over');
  const text = await (await anna.request('GET', `/api/tables/${id}/record`)).text();
  const proof = verifyRecord(readRecord(text), GAMES);
  expect(proof.isOver).toBe(true);
  await Promise.all([a.close(), b.close()]);
});
