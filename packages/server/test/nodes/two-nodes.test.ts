import { readRecord, verifyRecord } from '@coven/core';
import { isDeep } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import type { Change } from '@coven/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { ChildServer } from '../support/child-server.ts';
import { isLeftOut } from '../support/installed.ts';
import { metric } from '../support/metric.ts';
import { NatsServer } from '../support/nats-server.ts';
import { Nginx } from '../support/nginx.ts';
import { type Line, newId, Player, playOn } from '../support/player.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { newDirectory, removeDirectory, serve, type TestServer } from '../support/serve.ts';

type Nodes = readonly [TestServer, TestServer];

describe.skipIf(isLeftOut('postgres') || isLeftOut('nats-server'))('two nodes on one database', () => {
  let cluster: PostgresCluster;
  let url = '';
  let store: PostgresStore;
  let nats: NatsServer;
  let nodes: Nodes;
  let nodesWithBus: Nodes;
  beforeAll(async () => {
    [cluster, nats] = await Promise.all([PostgresCluster.start(), NatsServer.start()]);
    url = cluster.url(await cluster.newDatabase());
    store = await PostgresStore.open({ url, node: 'reader' });
    const node = (bus: string) => serve({ database: url, bus });
    nodes = await Promise.all([node(''), node('')]);
    nodesWithBus = await Promise.all([node(nats.url), node(nats.url)]);
  });
  afterAll(async () => {
    for (const node of [...(nodes ?? []), ...(nodesWithBus ?? [])]) {
      await node.close();
      removeDirectory(node.data);
    }
    await store?.close();
    await Promise.all([cluster?.dispose(), nats?.stop()]);
  });

  /** A table with one person on each node, both ready. */
  async function dealt([first, second]: Nodes, game: string): Promise<{ id: string; a: Line; b: Line }> {
    const anna = await Player.named(first.address, 'Anna');
    const bela = await Player.named(second.address, 'Bela');
    const id = await anna.createTable({ game, chairs: [null, null] });
    const a = await anna.enter(id);
    const b = await bela.enter(id);
    await b.do({ type: 'sit', seat: 1 });
    await a.until(() => a.room?.chairs[1]?.kind === 'human', 'the other player');
    await Promise.all([a.ready(), b.ready()]);
    await Promise.all([a, b].map((line) => line.until(() => line.update !== undefined, 'the deal')));
    return { id, a, b };
  }

  const requestsIn = async (id: string) =>
    (await store.tables.lines(id)).slice(1).flatMap((line) => (JSON.parse(line) as Change).request?.[1] ?? []);

  test('with a bus, people on both play a game to the end and get the same record', async () => {
    const { id, a, b } = await dealt(nodesWithBus, 'blackmore');
    await playOn([a, b]);
    const records = await Promise.all([a, b].map(async ({ player }) => (await player.request('GET', `/api/tables/${id}/record`)).text()));
    expect(records[0]).toBe(records[1]);
    expect(verifyRecord(readRecord(records[0] ?? ''), GAMES).isOver).toBe(true);
  });

  test.each(['with', 'without'])('%s a bus, a player on another node is present until the connection ends', async (bus) => {
    const { a, b } = await dealt(bus === 'with' ? nodesWithBus : nodes, 'blackmore');
    const isBelaHere = () => {
      const chair = a.room?.chairs[1];
      return chair?.kind === 'human' && chair.isHere;
    };
    await a.until(isBelaHere, 'the other player');
    await b.close();
    await a.until(() => !isBelaHere(), 'the absence');
  });

  test('who choose at the same moment on different nodes are all heard, once each', async () => {
    const { id, a, b } = await dealt(nodes, 'whirling');
    const acknowledged: string[] = [];
    const play = async (line: Line) => {
      while (line.room?.phase !== 'over') {
        const { choices } = line.update ?? {};
        const [text] = line.mayMove ? (choices?.moves ?? []) : [];
        if (text === undefined) {
          await line.news();
          continue;
        }
        const request = newId();
        const answer = await line.ask({ type: 'move', id: request, decision: choices?.decision ?? 0, text });
        expect(answer).toEqual({ type: 'done', id: request });
        acknowledged.push(request);
      }
    };
    await Promise.all([play(a), play(b)]);
    const stored = await requestsIn(id);
    expect(stored).toEqual([...new Set(stored)]);
    for (const request of acknowledged) expect(stored).toContain(request);
    const record = await (await a.player.request('GET', `/api/tables/${id}/record`)).text();
    expect(verifyRecord(readRecord(record), GAMES).isOver).toBe(true);
  });

  test('of many requests at once on both nodes none is lost, and everybody sees them in one order', async () => {
    const { id, a, b } = await dealt(nodesWithBus, 'blackmore');
    const texts = Array.from({ length: 30 }, (_, at) => `line ${at}`);
    await Promise.all([a, b].flatMap((line) => texts.map((text) => line.do({ type: 'chat', text: `${line.player.address} ${text}` }))));
    await Promise.all([a, b].map((line) => line.until(() => line.chats.length === 60, 'the chat')));
    expect(a.chats).toEqual(b.chats);
    const stored = await requestsIn(id);
    expect(stored).toEqual([...new Set(stored)]);
  });

  test('what a node would refuse because it is behind is decided on the latest state', async () => {
    const anna = await Player.named(nodes[0].address, 'Anna');
    const bela = await Player.named(nodes[1].address, 'Bela');
    const id = await anna.createTable({ chairs: [null, null] });
    const [a, b] = [await anna.enter(id), await bela.enter(id)];
    for (let count = 0; count < 5; count++) {
      await a.do({ type: 'stand' });
      await b.do({ type: 'sit', seat: 0 });
      await b.do({ type: 'stand' });
      await a.do({ type: 'sit', seat: 0 });
    }
  });

  test('whoever hops to another node finds what was acknowledged', async () => {
    const { id, a, b } = await dealt(nodes, 'blackmore');
    const hopping = a.player.at(nodes[1].address);
    for (let times = 0; times < 5; times++) {
      await playOn([a, b], 1);
      const elsewhere = await hopping.enter(id, a.update?.cursor);
      await elsewhere.until(() => elsewhere.update !== undefined, 'the update');
      expect(elsewhere.update?.cursor).toBe(a.update?.cursor);
      expect(elsewhere.update?.view).toEqual(a.update?.view);
      await elsewhere.close();
    }
  });

  test.skipIf(!isDeep || isLeftOut('nginx'))(
    'behind the proxy of deploy/, people of a table meet on one node, and go on at the other',
    async () => {
      const fresh = await Promise.all([serve({ database: url, bus: nats.url }), serve({ database: url, bus: nats.url })]);
      const [oak, birch] = fresh;
      const proxy = await Nginx.start(oak.address, birch.address);
      try {
        const behind = { ...oak, address: proxy.address };
        const { id, a, b } = await dealt([behind, behind], 'blackmore');
        await playOn([a, b], 4);
        const moves = await Promise.all(fresh.map(({ address }) => metric(address, 'coven_moves_total')));
        expect(moves.toSorted((one, other) => one - other)).toEqual([0, expect.any(Number)]);
        await (moves[0] === 0 ? birch : oak).close();
        const again = await Promise.all([a, b].map(({ player }) => player.enter(id)));
        await Promise.all(again.map((line) => line.until(() => line.update !== undefined, 'the table')));
        await playOn(again);
        await Promise.all(again.map((line) => line.close()));
      } finally {
        await proxy.stop();
        for (const node of fresh) {
          await node.close();
          removeDirectory(node.data);
        }
      }
    },
  );

  test('bots go on when the node that led them is killed', async () => {
    const data = newDirectory();
    const child = new ChildServer({ data, database: url, botDelay: 100 });
    await child.start();
    const anna = await Player.named(child.address, 'Anna');
    const id = await anna.createTable({ chairs: [null, 'random', 'random'] });
    const line = await anna.enter(id);
    await line.ready();
    await line.until(() => line.mayMove, 'the first turn');
    const elsewhere = await anna.at(nodes[0].address).enter(id);
    await elsewhere.until(() => elsewhere.mayMove, 'the first turn');
    const cursor = elsewhere.update?.cursor ?? 0;
    await line.move();
    await child.stop('SIGKILL');
    await elsewhere.until(() => elsewhere.mayMove && (elsewhere.update?.cursor ?? 0) > cursor, 'the bots');
    await playOn([elsewhere], 2);
    removeDirectory(data);
  });
});
