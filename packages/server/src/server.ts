import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { HeadSigner } from './head-signer.ts';
import { newApp } from './http/app.ts';
import { Guests } from './http/guests.ts';
import { newMetrics } from './metrics.ts';
import { Rooms } from './rooms/rooms.ts';
import { type Seams, WORLD } from './seams.ts';
import { readSettings, type Settings } from './settings.ts';
import { Gateway } from './socket/gateway.ts';
import { SqliteStore } from './store/sqlite.ts';

export interface RunningServer {
  /** Such as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Stops accepting, tells everybody, finishes what is under way and closes the store. */
  close(): Promise<void>;
}

/** Opens the database and serves client, API and sockets on one port. `seams` is for tests only. */
export async function startServer(given: Partial<Settings> = {}, seams: Partial<Seams> = {}): Promise<RunningServer> {
  const settings: Settings = { ...readSettings(), ...given };
  const world: Seams = { ...WORLD, ...seams };
  // Written at once, so that nothing is lost when the process ends; standard output belongs to the command.
  const log = pino({ level: settings.logLevel, base: null }, pino.destination({ dest: 2, sync: true }));
  const metrics = newMetrics();
  const store =
    world.store ??
    new SqliteStore(settings.data, ({ writes, milliseconds }) => {
      metrics.commits.observe(milliseconds / 1000);
      metrics.commitWrites.observe(writes);
    });
  const bots = new BotPool({
    workers: settings.botWorkers,
    budget: settings.botBudget,
    bytes: world.bytes,
    onMishap: (kind, bot, detail) => {
      metrics.mishaps.inc({ kind });
      log.warn({ kind, bot, detail }, 'a random move was made for a bot');
    },
  });
  const guests = await Guests.of(store, world.bytes);
  const signer = await HeadSigner.of(store);
  const rooms = new Rooms({ settings, seams: world, store, bots, metrics, signer, log });
  const app = await newApp({ settings, seams: world, store, rooms, guests, signer, metrics, log });
  const gateway = new Gateway({ settings, rooms, store, guests, metrics, log, seams: world }, app.server);
  await app.listen({ port: settings.port, host: settings.host });
  const address = addressOf(settings, app.server.address() as AddressInfo);
  log.info({ address }, 'open');

  let closing: Promise<void> | undefined;
  const close = async () => {
    log.info('closing');
    await gateway.close();
    await app.close();
    await rooms.close();
    await bots.close();
    await store.close();
    metrics.registry.clear();
    log.info('closed');
  };
  return {
    address,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function addressOf({ cert, host }: Settings, { port }: AddressInfo): string {
  const name = ['0.0.0.0', '::', ''].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${cert === '' ? 'http' : 'https'}://${name}:${port}`;
}
