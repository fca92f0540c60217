import type { ChildServer } from '../support/child-server.ts';
import type { NatsServer } from '../support/nats-server.ts';
import type { PostgresCluster } from '../support/postgres-cluster.ts';
import type { TcpProxy, Weather } from '../support/tcp-proxy.ts';

/** A node, and the proxies through which it reaches the others. */
export interface Site {
  readonly server: ChildServer;
  readonly toDatabase: TcpProxy;
  readonly toBus: TcpProxy;
}

export interface World {
  readonly sites: readonly Site[];
  readonly cluster: PostgresCluster;
  readonly nats: NatsServer;
}

/** Something that breaks; `heal` ends it. */
interface Fault {
  readonly name: string;
  begin(world: World, site: Site): Promise<void> | void;
  heal(world: World, site: Site): Promise<void> | void;
}

const weather = (name: string, proxies: (site: Site) => readonly TcpProxy[], bad: Weather): Fault => {
  const set = (site: Site, now: Weather) => {
    for (const proxy of proxies(site)) proxy.weather = now;
  };
  return { name, begin: (_, site) => set(site, bad), heal: (_, site) => set(site, 'open') };
};
const database = ({ toDatabase }: Site) => [toDatabase];
const bus = ({ toBus }: Site) => [toBus];
const both = ({ toDatabase, toBus }: Site) => [toDatabase, toBus];

export const FAULTS: readonly Fault[] = [
  {
    name: 'a node is killed',
    begin: async (_, { server }) => void (await server.stop('SIGKILL')),
    heal: (_, { server }) => server.start(),
  },
  {
    name: 'a node stands still',
    begin: (_, { server }) => void process.kill(server.pid, 'SIGSTOP'),
    heal: (_, { server }) => void process.kill(server.pid, 'SIGCONT'),
  },
  { name: 'the bus is killed', begin: ({ nats }) => nats.stop(), heal: ({ nats }) => nats.start() },
  { name: 'the database restarts', begin: ({ cluster }) => cluster.stop('SIGINT'), heal: ({ cluster }) => cluster.start() },
  { name: 'the database is killed', begin: ({ cluster }) => cluster.stop('SIGQUIT'), heal: ({ cluster }) => cluster.start() },
  weather('a node is cut off from the bus', bus, 'cut'),
  weather('a node does not hear the bus', bus, 'held-back'),
  weather('the bus does not hear a node', bus, 'held-there'),
  weather('a node is cut off from the database', database, 'cut'),
  weather('a node waits for the database', database, 'held'),
  weather('a node gets no answers of the database', database, 'held-back'),
  weather('the database does not hear a node', database, 'held-there'),
  weather('the database is far away', database, 'slow'),
  weather('a node is cut off from both', both, 'cut'),
  weather('a node waits for both', both, 'held'),
];
