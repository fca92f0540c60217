import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NatsBus } from '../../src/bus/nats-bus.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { type Append, NotStored, type Store } from '../../src/store/store.ts';
import type { TableStore } from '../../src/store/tables.ts';
import { isLeftOut } from '../support/installed.ts';
import { NatsServer } from '../support/nats-server.ts';
import { type Line, newId, Player } from '../support/player.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { removeDirectory, serve, type TestServer } from '../support/serve.ts';
import { contradictions, History } from './history.ts';

/** The same store, some of whose methods for tables do something else. */
function broken(store: PostgresStore, methods: Partial<TableStore>): Store {
  const tables = new Proxy(store.tables, {
    get: (target, key) => {
      const value: unknown = Reflect.get(key in methods ? methods : target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return new Proxy(store, {
    get: (target, key) => {
      const value: unknown = key === 'tables' ? tables : Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe.skipIf(isLeftOut('postgres') || isLeftOut('nats-server'))('the checker of histories', () => {
  let cluster: PostgresCluster;
  let nats: NatsServer;
  let store: PostgresStore;
  let settings: { database: string; bus: string };
  const servers: TestServer[] = [];
  beforeAll(async () => {
    [cluster, nats] = await Promise.all([PostgresCluster.start(), NatsServer.start()]);
    settings = { database: cluster.url(await cluster.newDatabase()), bus: nats.url };
    store = await PostgresStore.open({ url: settings.database, node: 'test' });
  });
  afterAll(async () => {
    for (const server of servers) {
      await server.close();
      removeDirectory(server.data);
    }
    await store?.close();
    await Promise.all([cluster?.dispose(), nats?.stop()]);
  });

  /** With `methods` a node is broken. */
  async function node(methods?: Partial<TableStore>): Promise<TestServer> {
    const own = methods && (await PostgresStore.open({ url: settings.database, node: newId() }));
    // A broken node publishes by itself, and must not hear it.
    const server = await serve(methods ? { ...settings, bus: '' } : settings, own && methods ? { store: broken(own, methods) } : {});
    servers.push(server);
    return server;
  }

  /** A game of Anna at the first node and Bela at the second, and how to write down what they experience. */
  async function game(first: TestServer, second: TestServer) {
    const [anna, bela] = await Promise.all([Player.named(first.address, 'Anna'), Player.named(second.address, 'Bela')]);
    const id = await anna.createTable({ chairs: [null, null] });
    const lines = [await anna.enter(id), await bela.enter(id)] as const;
    await lines[1].do({ type: 'sit', seat: 1 });
    await Promise.all(lines.map((line) => line.ready()));
    await Promise.all(lines.map((line) => line.until(() => line.update !== undefined, 'the deal')));
    const history = new History();
    /** One move of whoever is awaited; the number says which of those offered. */
    const move = async (which = 0, isSeenByAll = true) => {
      const mover = lines.find((line) => line.mayMove) as Line;
      const { decision = 0, moves = [] } = mover.update?.choices ?? {};
      const cursors = lines.map((line) => line.update?.cursor ?? 0);
      const request = newId();
      const answer = await mover.ask({ type: 'move', id: request, decision, text: moves[which] ?? '' });
      if (answer.type === 'done') history.acknowledge(mover.player.cookie, request);
      const seers = isSeenByAll ? lines : [];
      await Promise.all(
        seers.map((line) => line.until(() => (line.update?.cursor ?? 0) > (cursors[lines.indexOf(line)] ?? 0), 'the move')),
      );
      return mover;
    };
    const problems = async () => {
      for (const { seat, updates } of lines) {
        for (const { cursor, view } of updates) history.shown.push({ seat: seat ?? 0, cursor, view });
      }
      return contradictions(history, id, await store.tables.lines(id));
    };
    return { id, lines, history, move, problems };
  }

  test('finds nothing wrong with a game, and everything that could be', async () => {
    const { id, history, move, problems } = await game(await node(), await node());
    for (let count = 0; count < 8; count++) await move();
    expect(await problems()).toEqual([]);
    expect(history.shown.length).toBeGreaterThan(16);

    const lines = await store.tables.lines(id);
    const last = lines.at(-1) ?? '';
    expect(contradictions(history, id, lines.slice(0, -1))).toContainEqual(expect.stringMatching(/is not in the log/));
    const requestOnly = JSON.stringify({ request: (JSON.parse(last) as { request: unknown }).request });
    expect(contradictions(history, id, [...lines, requestOnly])).toContainEqual(expect.stringMatching(/in the log twice/));
    for (const ids of history.acknowledged.values()) ids.reverse();
    expect(contradictions(history, id, lines)).toContainEqual(expect.stringMatching(/too early/));
    const [shown] = history.shown.splice(0, 1);
    history.shown.push({ seat: 0, cursor: shown?.cursor ?? 0, view: { invented: true } });
    expect(contradictions(history, id, lines)).toContainEqual(expect.stringMatching(/what never was/));
  });

  test('notices a server that acknowledges before the commit', async () => {
    let isCrashed = false;
    // Whatever was acknowledged, but not yet written when the process ended, is lost.
    const hasty = (append: Append) => (isCrashed ? Promise.resolve('stored' as const) : store.tables.append(append));
    const server = await node({ append: hasty });
    const { move, problems } = await game(server, server);
    await move();
    isCrashed = true;
    await move();
    expect(await problems()).toContainEqual(expect.stringMatching(/is not in the log/));
  });

  test('notices a server that publishes before the commit', async () => {
    const space = await store.secret('space', () => 'none');
    const bus = await NatsBus.open({ url: settings.bus, node: 'hasty', space, onStranger: () => {} });
    let isFailing = false;
    const hasty = (append: Append) => {
      bus.publish(append.table, { kind: 'line', seq: append.seq, line: append.line });
      if (!isFailing) return store.tables.append(append);
      isFailing = false;
      return Promise.reject(new NotStored('the commit failed'));
    };
    const server = await node({ append: hasty });
    const watching = await node();
    const { id, lines, move, problems } = await game(server, server);
    const elsewhere = await lines[1].player.at(watching.address).enter(id);
    await elsewhere.until(() => elsewhere.update !== undefined, 'the game');
    while (!lines[0].mayMove || (lines[0].update?.choices?.moves.length ?? 0) < 2) await move();
    await elsewhere.until(() => elsewhere.update?.cursor === lines[1].update?.cursor, 'the same');
    const before = elsewhere.updates.length;
    isFailing = true;
    await move(0, false);
    await elsewhere.until(() => elsewhere.updates.length > before, 'what was published');
    await move(1);
    lines[1].updates.push(...elsewhere.updates.slice(before));
    expect(await problems()).toContainEqual(expect.stringMatching(/what never was/));
    await bus.close();
  });

  test('notices a server that ignores gaps', async () => {
    // While it looks away it knows what it knew before.
    let known: Awaited<ReturnType<TableStore['heads']>> | undefined;
    const server = await node({
      heads: async (tables) => {
        const before = known;
        const heads = await store.tables.heads(tables);
        return known ?? before ?? heads;
      },
      // Takes the latest line for the next one.
      linesAfter: async (table, seq) => (await store.tables.linesAfter(table, seq)).slice(-1),
    });
    const good = await node();
    const people = await Promise.all([good, good, server].map((at, seat) => Player.named(at.address, `p${seat}`)));
    const [anna, bela, cora] = people as [Player, Player, Player];
    const id = await anna.createTable({ game: 'whirling', chairs: [null, null, null] });
    const lines = [await anna.enter(id), await bela.enter(id), await cora.enter(id)] as const;
    for (const seat of [1, 2]) await lines[seat as 1].do({ type: 'sit', seat });
    await Promise.all(lines.map((line) => line.ready()));
    await Promise.all(lines.map((line) => line.until(() => line.mayMove, 'the deal')));
    known = await store.tables.heads([id]);
    await lines[0].move();
    await lines[1].move();
    const before = lines[2].updates.length;
    known = undefined;
    await lines[2].until(() => lines[2].updates.length > before, 'what the server believes');
    const history = new History();
    for (const { cursor, view } of lines[2].updates) history.shown.push({ seat: 2, cursor, view });
    expect(contradictions(history, id, await store.tables.lines(id))).toContainEqual(
      expect.stringMatching(/seat 2 was shown at .* what never was/),
    );
  });
});
