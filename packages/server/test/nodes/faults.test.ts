import { casesOf } from '@coven/core/laws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from '../support/child-server.ts';
import { isLeftOut } from '../support/installed.ts';
import { NatsServer } from '../support/nats-server.ts';
import { Player } from '../support/player.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { newDirectory, removeDirectory } from '../support/serve.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { FAULTS, type Site, type World } from './faults.ts';
import { contradictions, History } from './history.ts';
import { Wanderer } from './wanderer.ts';

const GAMES_PLAYED = ['whirling', 'blackmore', 'witchstone'];
/** Faults in each round; every round has new tables. */
const FAULTS_PER_ROUND = 5;
const ROUNDS = Array.from({ length: casesOf(4, 40) }, (_, round) => round);
/** How long a fault lasts, in milliseconds. */
const LASTS = 400;
/** Within this time after a fault everybody must have gone on, in milliseconds. */
const RECOVERS_WITHIN = 45_000;

describe.skipIf(isLeftOut('postgres') || isLeftOut('nats-server'))('three nodes', () => {
  let world: World;
  let database = '';
  const data = newDirectory();
  beforeAll(async () => {
    const [cluster, nats] = await Promise.all([PostgresCluster.start(), NatsServer.start()]);
    database = await cluster.newDatabase();
    const sites = await Promise.all(
      [0, 1, 2].map(async (): Promise<Site> => {
        const [toDatabase, toBus] = await Promise.all([TcpProxy.to(cluster.port), TcpProxy.to(nats.port)]);
        const url = cluster.url(database, { port: toDatabase.port });
        const server = new ChildServer({ data, database: url, bus: `nats://127.0.0.1:${toBus.port}`, botDelay: 20 });
        await server.start();
        return { server, toDatabase, toBus };
      }),
    );
    world = { sites, cluster, nats };
  });
  afterAll(async () => {
    const { sites = [], cluster, nats } = world ?? {};
    await Promise.all(sites.map(({ server }) => server.stop('SIGKILL')));
    await Promise.all(sites.flatMap(({ toDatabase, toBus }) => [toDatabase.close(), toBus.close()]));
    await Promise.all([cluster?.dispose(), nats?.stop()]);
    removeDirectory(data);
  });

  const nodes = () => world.sites.map(({ server }) => server.address);

  /** Two people and a bot begin a game, and then wander between the nodes. */
  async function begin(game: string): Promise<{ table: string; history: History; wanderers: readonly Wanderer[] }> {
    const [address = ''] = nodes();
    const people = await Promise.all(['Anna', 'Bela'].map((name) => Player.named(address, name)));
    const [anna, bela] = people as [Player, Player];
    const table = await anna.createTable({ game, chairs: [null, null, 'random'] });
    const lines = [await anna.enter(table), await bela.enter(table)] as const;
    await lines[1].do({ type: 'sit', seat: 1 });
    await Promise.all(lines.map((line) => line.ready()));
    await Promise.all(lines.map((line) => line.close()));
    const history = new History();
    return { table, history, wanderers: people.map((player) => new Wanderer(player, { table, history, nodes })) };
  }

  async function linesOf(table: string): Promise<readonly string[]> {
    const rows = await world.cluster.query(
      `SELECT seq, body FROM line JOIN room ON number = room WHERE id = '${table}' ORDER BY seq`,
      database,
    );
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, at) => at));
    return rows.map(({ body }) => String(body));
  }

  test.each(ROUNDS)('five faults lose and fork nothing, round %i', async (round) => {
    const tables = await Promise.all(GAMES_PLAYED.map(begin));
    const wanderers = tables.flatMap((table) => table.wanderers);
    for (let count = 0; count < FAULTS_PER_ROUND; count++) {
      const fault = FAULTS[(round * FAULTS_PER_ROUND + count) % FAULTS.length] as (typeof FAULTS)[number];
      const site = world.sites[(round + count) % world.sites.length] as Site;
      await fault.begin(world, site);
      await new Promise((done) => setTimeout(done, LASTS));
      await fault.heal(world, site);
      const before = wanderers.map(({ answers }) => answers);
      const hasGoneOn = () => wanderers.every(({ answers }, at) => answers > (before[at] ?? 0) + 1);
      for (const { server } of world.sites) expect(server.isRunning, fault.name).toBe(true);
      await expect.poll(hasGoneOn, { timeout: RECOVERS_WITHIN, message: fault.name }).toBe(true);
    }
    await Promise.all(wanderers.map((wanderer) => wanderer.end()));
    for (const { table, history } of tables) {
      const lines = await linesOf(table);
      expect(contradictions(history, table, lines)).toEqual([]);
      expect([...history.acknowledged.values()].flat().length).toBeGreaterThan(9);
      expect(history.shown.length).toBeGreaterThan(9);
    }
  });
});
