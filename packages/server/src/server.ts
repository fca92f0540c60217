import type { AddressInfo, Server, Socket } from 'node:net';
import { type Logger, pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { HeadSigner } from './head-signer.ts';
import { newApp } from './http/app.ts';
import { limitedAddress } from './http/buckets.ts';
import { Guests } from './http/guests.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import { networkAddresses } from './network.ts';
import { Rooms } from './rooms/rooms.ts';
import { type Seams, WORLD } from './seams.ts';
import { readSettings, type Settings } from './settings.ts';
import { Gateway } from './socket/gateway.ts';
import { Outage } from './store/outage.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export interface RunningServer {
  /** Such as `http://127.0.0.1:8080`. */
  readonly address: string;
  /** The same for others in the network. */
  readonly networkAddresses: readonly string[];
  /** Stops accepting, tells everybody, finishes what is under way and closes the store. */
  close(): Promise<void>;
}

/** Why nothing can be stored, or `null` when it can be again. */
export type OnOutage = (why: string | null) => void;

/** Opens the database and serves client, API and sockets on one port. `seams` is for tests only. */
export async function startServer(
  given: Partial<Settings> = {},
  seams: Partial<Seams> = {},
  onOutage: OnOutage = () => {},
): Promise<RunningServer> {
  const settings: Settings = { ...readSettings(), ...given };
  const world: Seams = { ...WORLD, ...seams };
  // Written at once, so that nothing is lost when the process ends; standard output belongs to the command.
  const destination = pino.destination({ dest: 2, sync: true });
  // The terminal may be closed, the disk of a log file full: the table stays open.
  destination.on('error', () => {});
  const log = pino({ level: settings.logLevel, base: null }, destination);
  const metrics = newMetrics();
  const { store, outage } = world.store ? { store: world.store, outage: undefined } : openStore(settings.data, metrics, log, onOutage);
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
  const app = await newApp({ settings, seams: world, store, rooms, guests, signer, metrics, log, isStoring: () => outage?.isOn !== true });
  const gateway = new Gateway({ settings, rooms, guests, metrics, log }, app.server);
  app.server.maxConnections = settings.connectionsMost;
  const cutOff = openSockets(app.server, settings);
  await app.listen({ port: settings.port, host: settings.host });
  const address = addressOf(settings, app.server.address() as AddressInfo);
  log.info({ address }, 'open');

  let closing: Promise<void> | undefined;
  const close = async () => {
    log.info('closing');
    await gateway.close();
    const closed = app.close();
    cutOff();
    await closed;
    await rooms.close();
    await bots.close();
    outage?.close();
    await store.close();
    metrics.registry.clear();
    log.info('closed');
  };
  return {
    address,
    networkAddresses: networkAddresses(settings.host, address),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

function openStore(data: string, metrics: Metrics, log: Logger, onOutage: OnOutage): { store: Store; outage: Outage } {
  const store: SqliteStore = new SqliteStore(data, {
    onCommit: ({ writes, milliseconds }) => {
      metrics.commits.observe(milliseconds / 1000);
      metrics.commitWrites.observe(writes);
    },
    onFailure: (error) => outage.failed(error),
  });
  const outage = new Outage({
    tryWriting: () => store.tryWriting(),
    onChange: (why) => {
      metrics.outage.set(why === null ? 0 : 1);
      if (why === null) log.warn({ data }, 'storing works again');
      else log.error({ data, error: why }, 'nothing can be stored; moves are refused until it can be');
      onOutage(why);
    },
  });
  return { store, outage };
}

/** So many times as many connections as tables may be open to one address: browsers fetch over several at once. */
const FETCHES = 4;

/**
 * Follows every connection, also those that have not said a word: one address cannot take them all.
 * The answer cuts off all that are left: a server that stops waits for nobody.
 */
function openSockets(server: Server, { connectionsPerAddress, trustProxy }: Settings): () => void {
  const sockets = new Set<Socket>();
  const perAddress = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = limitedAddress(socket.remoteAddress ?? '');
    const count = (perAddress.get(address) ?? 0) + 1;
    sockets.add(socket);
    perAddress.set(address, count);
    socket.once('close', () => {
      sockets.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    // Through a proxy everybody has its address.
    if (!trustProxy && count > connectionsPerAddress * FETCHES) socket.destroy();
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

function addressOf({ cert, host }: Settings, { port }: AddressInfo): string {
  const name = ['0.0.0.0', '::', ''].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${cert === '' ? 'http' : 'https'}://${name}:${port}`;
}
