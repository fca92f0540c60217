import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NatsServer } from '../../../server/test/support/nats-server.ts';
import { PostgresCluster } from '../../../server/test/support/postgres-cluster.ts';
import { type Benchmark, quantile, type Row } from '../row.ts';
import { openTablesAt } from '../server/coven-load.ts';
import { Load } from '../server/load.ts';
import { ServerProcess } from '../server/process.ts';
import { cpuTime } from './cpu-time.ts';

const NODES_TOGETHER = 3;
const WARM_UPS = 6;
const MAX_MILLISECONDS = 12_000;
/** Rounds that count, by the number of tables. */
const ROUNDS = { 100: 5, 1000: 1 } as const;

type Tables = keyof typeof ROUNDS;

/** A way to serve tables: its nodes, and which of them serves a seat. */
interface Setup {
  readonly id: string;
  readonly nodes: readonly ServerProcess[];
  readonly nodeAt: (table: number, seat: number) => number;
}

/** CPU times are per move, in microseconds. */
interface Measured {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly node: number;
  readonly database: number;
  readonly bus: number;
}

/** Starts everything that is measured, one after the other on the same machine. */
class Site {
  readonly #directories: string[] = [];
  readonly #servers: ServerProcess[] = [];
  readonly #cluster: PostgresCluster;
  readonly #nats: NatsServer;

  private constructor(cluster: PostgresCluster, nats: NatsServer) {
    this.#cluster = cluster;
    this.#nats = nats;
  }

  static async start(): Promise<Site> {
    return new Site(await PostgresCluster.start({ durable: true }), await NatsServer.start());
  }

  async #node(settings: object): Promise<ServerProcess> {
    const directory = await mkdtemp(join(tmpdir(), 'coven-bench-'));
    this.#directories.push(directory);
    const server = await ServerProcess.start('./coven-process.ts', [directory, JSON.stringify(settings)]);
    this.#servers.push(server);
    return server;
  }

  async setups(): Promise<readonly Setup[]> {
    const [one, shared] = [this.#cluster.url(await this.#cluster.newDatabase()), this.#cluster.url(await this.#cluster.newDatabase())];
    const alone = [await this.#node({ database: one })];
    const together: ServerProcess[] = [];
    for (let count = 0; count < NODES_TOGETHER; count++) together.push(await this.#node({ database: shared, bus: this.#nats.url }));
    return [
      { id: 'SQLite', nodes: [await this.#node({})], nodeAt: () => 0 },
      { id: 'PostgreSQL', nodes: alone, nodeAt: () => 0 },
      { id: 'three nodes, spread', nodes: together, nodeAt: (_, seat) => seat % NODES_TOGETHER },
      { id: 'three nodes, routed', nodes: together, nodeAt: (table) => table % NODES_TOGETHER },
    ];
  }

  async #usage(nodes: readonly ServerProcess[]) {
    const usages = await Promise.all(nodes.map((node) => node.usage()));
    return {
      node: usages.reduce((sum, { cpu }) => sum + cpu, 0),
      database: cpuTime(this.#cluster.pid),
      bus: cpuTime(this.#nats.pid),
    };
  }

  /** As many moves as the nodes can handle. */
  async round({ nodes, nodeAt }: Setup, tables: number): Promise<Measured> {
    const load = new Load(0);
    const leave = await openTablesAt((table, seat) => nodes[nodeAt(table, seat)]?.port ?? 0, tables, load);
    const before = await this.#usage(nodes);
    const seconds = await load.run(MAX_MILLISECONDS);
    const after = await this.#usage(nodes);
    leave();
    const latencies = load.latencies.sort((a, b) => a - b);
    const each = (part: keyof typeof before) => (after[part] - before[part]) / load.moves;
    return {
      rate: load.moves / seconds,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      node: each('node'),
      database: each('database'),
      bus: each('bus'),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
    await Promise.all([this.#cluster.dispose(), this.#nats.stop()]);
    for (const directory of this.#directories) await rm(directory, { recursive: true, force: true });
  }
}

function medianOf(rounds: readonly Measured[]): Measured {
  const middle = (part: keyof Measured) =>
    quantile(
      rounds.map((round) => round[part]).sort((a, b) => a - b),
      0.5,
    );
  return {
    rate: middle('rate'),
    p50: middle('p50'),
    p99: middle('p99'),
    node: middle('node'),
    database: middle('database'),
    bus: middle('bus'),
  };
}

function rowsOf(setup: string, tables: number, { rate, p50, p99, node, database, bus }: Measured): readonly Row[] {
  const row = (what: string, value: number, unit: string): Row => ({ id: `${setup}, ${tables} tables, ${what}`, value, unit });
  return [
    row('durable', rate, 'moves/s'),
    row('p50', p50, 'ms'),
    row('p99', p99, 'ms'),
    row('CPU of nodes', node, 'µs/move'),
    ...(setup === 'SQLite' ? [] : [row('CPU of PostgreSQL', database, 'µs/move')]),
    ...(setup.startsWith('three') ? [row('CPU of NATS', bus, 'µs/move')] : []),
  ];
}

/** The wanted ratios. A table whose people are spread is folded on every node: at 100 tables that has no target of its own. */
function ratiosOf(tables: Tables, [sqlite, postgres, spread, routed]: readonly Measured[]): readonly Row[] {
  if (!sqlite || !postgres || !spread || !routed) throw new Error('a setup is missing');
  const row = (what: string, value: number, atMost?: number): Row => ({
    id: `${what}, ${tables} tables`,
    value,
    unit: '×',
    ...(atMost === undefined ? {} : { atMost }),
  });
  return [
    {
      id: `PostgreSQL, ${tables} tables, per CPU second of the node`,
      value: 1e6 / postgres.node,
      unit: 'moves/CPU s',
      ratio: { to: 'SQLite', value: sqlite.node / postgres.node, atLeast: 0.8 },
    },
    row('node and PostgreSQL against SQLite’s node', (postgres.node + postgres.database) / sqlite.node, 1.5),
    row('three nodes, spread, against one', spread.node / postgres.node, tables === 1000 ? 2.5 : undefined),
    row('three nodes, routed, against one', routed.node / postgres.node, 2),
  ];
}

/** Durable moves with one node and with three: what a shared database and a bus cost. */
export const NODES: Benchmark = {
  id: 'nodes',
  async run(): Promise<Row[]> {
    const site = await Site.start();
    try {
      const setups = await site.setups();
      for (const setup of setups) for (let count = 0; count < WARM_UPS; count++) await site.round(setup, 100);
      const rows: Row[] = [];
      for (const tables of [100, 1000] as const) {
        const rounds = setups.map((): Measured[] => []);
        for (let count = 0; count < ROUNDS[tables]; count++) {
          for (const [at, setup] of setups.entries()) rounds[at]?.push(await site.round(setup, tables));
        }
        const measured = rounds.map(medianOf);
        for (const [at, { id }] of setups.entries()) rows.push(...rowsOf(id, tables, measured[at] as Measured));
        rows.push(...ratiosOf(tables, measured));
      }
      return rows;
    } finally {
      await site.stop();
    }
  },
};
