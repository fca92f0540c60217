import type { CreateTable } from '@coven/protocol';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { ServerClock } from '../src/due/server-clock.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { Trials } from '../src/files/trials.ts';
import { HeadSigner } from '../src/head-signer.ts';
import { newMetrics } from '../src/metrics.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { readSettings } from '../src/settings.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { Player } from './support/player.ts';
import { newDirectory, removeDirectory, serve, TEST_SETTINGS } from './support/serve.ts';

/** The rooms of a server, which tests otherwise reach over HTTP only. */
async function roomsOn(data: string) {
  const store = new SqliteStore(data);
  const settings = { ...readSettings(), ...TEST_SETTINGS, data, tablesPerGuest: 1 };
  const bots = new BotPool({ workers: 1, budget: 1000, bytes: REAL_ENVIRONMENT.bytes, onProblem: () => {} });
  const clock = await ServerClock.of(store, REAL_ENVIRONMENT);
  const [trials, metrics, signer] = [new Trials(), newMetrics(''), await HeadSigner.of(store)];
  const log = pino({ level: 'silent' });
  const rooms = new Rooms({ settings, environment: REAL_ENVIRONMENT, store, bots, trials, metrics, signer, log, bus: undefined, clock });
  onTestFinished(async () => {
    await rooms.close();
    await Promise.all([bots.close(), trials.close(), clock.close()]);
    await store.close();
    metrics.registry.clear();
  });
  return { rooms, store };
}

test('tables of the server’s own count for no guest, people sit down at them, and the next one counts for its owner', async () => {
  const data = newDirectory();
  onTestFinished(() => removeDirectory(data));
  const { rooms, store } = await roomsOn(data);
  const wanted: CreateTable = { game: 'blackmore', chairs: [null, null], isPublic: true };
  const [first = '', ...others] = await Promise.all([1, 2, 3].map(() => rooms.createOwn(wanted)));
  expect(() => rooms.createOwn({ ...wanted, game: 'chess' })).toThrow('no-such-game');
  expect(await store.tables.count()).toBe(3);
  expect(new Set((await store.tables.lobby(9)).map(({ id }) => id))).toEqual(new Set([first, ...others]));

  const server = await serve({ data, tablesPerGuest: 1 });
  onTestFinished(() => server.close());
  const [anna, bohdan] = [await Player.named(server.address, 'Anna'), await Player.named(server.address, 'Bohdan')];
  const [a, b] = [await anna.enter(first), await bohdan.enter(first)];
  for (const [seat, line] of [a, b].entries()) await line.do({ type: 'sit', seat });
  await a.ready();
  await b.ready();
  for (const line of [a, b]) await line.do({ type: 'end-vote', agrees: true });
  await a.until(() => a.room?.phase === 'over');
  await b.do({ type: 'rematch' });
  // It counts for Anna, who owned the table, and she may have one.
  expect((await bohdan.request('POST', '/api/tables', { ...wanted, chairs: [null, null] })).status).toBe(201);
  expect((await anna.request('POST', '/api/tables', { ...wanted, chairs: [null, null] })).status).toBe(429);
  await Promise.all([a.close(), b.close()]);
});
