import { expect, test } from 'vitest';
import { childServer } from './support/child-server.ts';
import { Player } from './support/player.ts';

test('a server that is told to stop is first no longer ready, then says goodbye', async () => {
  const server = await childServer({ drainSeconds: 2, node: 'oak' });
  const ready = async () => (await fetch(`${server.address}/readyz`)).status;
  expect(await ready()).toBe(200);
  expect(await (await fetch(`${server.address}/metrics`)).text()).toContain('coven_rooms{node="oak"} 0');
  const anna = await Player.named(server.address, 'Anna');
  const line = await anna.enter(await anna.createTable({ chairs: [null, null] }));
  const stopped = server.stop('SIGTERM');
  await expect.poll(ready).toBe(503);
  // Whoever is there plays on until the goodbye.
  await line.do({ type: 'chat', text: 'still here' });
  await line.untilClosed();
  expect(line.closing).toBe('server-stops');
  expect(await stopped).toBe(0);
});
