import type { AddressInfo, Server, Socket } from 'node:net';
import { Counts } from '@coven/room';
import { type Logger, pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { NatsBus } from './bus/nats-bus.ts';
import { PostgresBus } from './bus/postgres-bus.ts';
import { Scheduler } from './due/scheduler.ts';
import { ServerClock } from './due/server-clock.ts';
import { type Environment, REAL_ENVIRONMENT, randomId } from './environment.ts';
import { Trials } from './files/trials.ts';
import { HeadSigner } from './head-signer.ts';
import { AddressTags } from './http/address-tags.ts';
import { newApp } from './http/app.ts';
import { rateLimitKey } from './http/buckets.ts';
import { Devices } from './http/devices.ts';
import { Guests } from './http/guests.ts';
import { HostNames } from './http/host-names.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import { networkAddresses } from './network.ts';
import { Backfill } from './results/backfill.ts';
import { Rooms } from './rooms/rooms.ts';
import { readSettings, type Settings } from './settings.ts';
import { Gateway } from './socket/gateway.ts';
import { Outage } from './store/outage.ts';
import { PostgresStore } from './store/postgres/postgres-store.ts';
import { databasePlace } from './store/postgres/start-problem.ts';
import { SqliteStore } from './store/sqlite/sqlite-store.ts';
import type { Store, StoreCallbacks } from './store/store.ts';
import { pause, type Timers } from './timers.ts';

export interface RunningServer {
  /** For example `http://127.0.0.1:8080`. */
  readonly address: string;
  /** The addresses for others in the network. */
  readonly networkAddresses: readonly string[];
  /** Stops accepting connections, tells all clients, finishes pending work and closes the store. */
  close(): Promise<void>;
}

/** Called with the reason when nothing can be stored, and with `null` when storing works again. */
export type OnOutage = (why: string | null) => void;

/** Opens the database and serves client, API and sockets on one port. `replaced` is for tests only. */
export async function startServer(
  given: Partial<Settings> = {},
  replaced: Partial<Environment> = {},
  onOutage: OnOutage = () => {},
): Promise<RunningServer> {
  const settings: Settings = { ...readSettings(), ...given };
  const environment: Environment = { ...REAL_ENVIRONMENT, ...replaced };
  // Synchronous, so that no log line is lost when the process ends; standard output belongs to the command.
  const destination = pino.destination({ dest: 2, sync: true });
  // Keep serving if the terminal is closed or the disk of the log file is full.
  destination.on('error', () => {});
  const node = randomId(environment.bytes, NODE_LENGTH);
  const nodeName = settings.node || (settings.database === '' ? '' : node);
  const log = pino({ level: settings.logLevel, base: nodeName === '' ? null : { node: nodeName } }, destination);
  const metrics = newMetrics(nodeName);
  const { store, outage } = environment.store
    ? { store: environment.store, outage: undefined }
    : await openStore(settings, { node, metrics, log, onOutage, timers: environment.timers });
  const bus = await openBus(settings, node, store, environment, log).catch(async (error: unknown) => {
    // Open connections would keep the process alive that cannot start.
    await store.close();
    throw error;
  });
  const bots = newBots(settings, environment, metrics, log);
  const trials = new Trials();
  const guests = await Guests.of(store, environment.bytes);
  const addresses = await AddressTags.of(store);
  const devices = new Devices(store.people, environment.now, environment.bytes);
  const signer = await HeadSigner.of(store);
  const clock = await ServerClock.of(store, environment);
  const rooms = new Rooms({ settings, environment, store, bots, trials, metrics, signer, log, bus, clock });
  const endBackground = startBackground({ store, rooms, bus, clock, environment, log });
  const names = new HostNames(settings);
  let isDraining = false;
  const isStoring = () => outage?.isOn !== true;
  const known = { settings, environment, store, rooms, guests, devices, names, addresses, signer, metrics, log };
  const parts = { ...known, isStoring, isDraining: () => isDraining };
  const app = await newApp(parts);
  const gateway = new Gateway(parts, app.server);
  app.server.maxConnections = settings.maxConnections;
  const destroySockets = trackSockets(app.server, settings);
  await app.listen({ port: settings.port, host: settings.host });
  const address = addressOf(settings, app.server.address() as AddressInfo);
  log.info({ address }, 'open');

  let closing: Promise<void> | undefined;
  const close = async () => {
    log.info('closing');
    isDraining = true;
    // Meanwhile the load balancer learns from /readyz to send newcomers elsewhere.
    await pause(environment.timers, settings.drainSeconds * 1000);
    await gateway.close();
    const closed = app.close();
    destroySockets();
    await closed;
    await endBackground();
    await rooms.close();
    await clock.close();
    await Promise.all([bots.close(), trials.close(), bus?.close()]);
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

/** The length of the random name under which a process writes to a shared database. */
const NODE_LENGTH = 8;

function newBots(settings: Settings, { bytes }: Environment, metrics: Metrics, log: Logger): BotPool {
  return new BotPool({
    workers: settings.botWorkers,
    budget: settings.botBudget,
    bytes,
    onDecision: ({ by, share }) => {
      metrics.botDecisions.inc({ by });
      if (share !== undefined) metrics.botShares.observe(share);
    },
    onProblem: (kind, bot, detail) => {
      metrics.botProblems.inc({ kind });
      log.warn({ kind, bot, detail }, 'a random move was made for a bot');
    },
  });
}

interface BackgroundParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly bus: Bus | undefined;
  readonly clock: ServerClock;
  readonly environment: Environment;
  readonly log: Logger;
}

/** Starts what happens beside requests; returns how to end it. */
function startBackground({ store, rooms, bus, clock, environment: { now, timers }, log }: BackgroundParts): () => Promise<unknown> {
  const scheduler = new Scheduler({
    tables: store.tables,
    clock,
    timers,
    ask: async ({ table }, now) => (await (await rooms.get(table))?.askWhenDue(now)) ?? 'changed',
    turnAt: (table) => bus?.nodes.turnAt(table) ?? 0,
    log,
  });
  const backfill = new Backfill({ store, read: (id) => rooms.read(id), now, timers, log });
  return () => Promise.all([backfill.close(), scheduler.close()]);
}

interface OpenedStore {
  readonly store: Store;
  readonly outage: Outage;
}

interface StoreParts {
  readonly node: string;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly timers: Timers;
  readonly onOutage: OnOutage;
}

async function openStore(settings: Settings, { node, metrics, log, timers, onOutage }: StoreParts): Promise<OpenedStore> {
  const callbacks: StoreCallbacks = {
    onCommit: ({ writes, milliseconds }) => {
      metrics.commits.observe(milliseconds / 1000);
      metrics.commitWrites.observe(writes);
    },
    onError: (error) => outage.failed(error),
  };
  const { database: url } = settings;
  const store = url === '' ? new SqliteStore(settings.data, callbacks) : await PostgresStore.open({ url, node }, callbacks);
  const data = storePlace(settings);
  const outage = new Outage({
    timers,
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

/** A server with a database of its own needs no bus. */
async function openBus(
  { bus: url, database }: Settings,
  node: string,
  store: Store,
  { bytes }: Environment,
  log: Logger,
): Promise<Bus | undefined> {
  if (database === '') return undefined;
  if (url === '') return PostgresBus.open(database, node);
  const space = await store.secret('space', () => randomId(bytes, NODE_LENGTH));
  const onStranger = (other: string) => log.error({ other }, 'another node on this bus has another database; give all nodes the same one');
  return NatsBus.open({ url, node, space, onStranger });
}

/** Where tables are stored, for messages: a directory, or a server and its database. */
export function storePlace({ data, database: url }: Settings): string {
  if (url === '') return data;
  const { server, database } = databasePlace(url);
  return `${server}/${database}`;
}

/** TCP sockets allowed per permitted WebSocket of an address: browsers fetch over several at once. */
const SOCKETS_PER_CONNECTION = 4;

/**
 * Limits the sockets of each address, including those that never send anything, so that one address cannot take them all.
 * Returns a function that destroys all remaining sockets, so that stopping does not wait for clients.
 */
function trackSockets(server: Server, { connectionsPerAddress, trustProxy }: Settings): () => void {
  const sockets = new Set<Socket>();
  const perAddress = new Counts<string>();
  server.on('connection', (socket) => {
    const address = rateLimitKey(socket.remoteAddress ?? '');
    sockets.add(socket);
    perAddress.add(address);
    socket.once('close', () => {
      sockets.delete(socket);
      perAddress.remove(address);
    });
    // Behind a proxy all clients share its address.
    if (!trustProxy && perAddress.of(address) > connectionsPerAddress * SOCKETS_PER_CONNECTION) socket.destroy();
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

function addressOf({ cert, host }: Settings, { port }: AddressInfo): string {
  const name = ['0.0.0.0', '::', ''].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `${cert === '' ? 'http' : 'https'}://${name}:${port}`;
}
