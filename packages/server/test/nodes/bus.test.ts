import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bus, News } from '../../src/bus/bus.ts';
import { NatsBus } from '../../src/bus/nats-bus.ts';
import { PostgresBus } from '../../src/bus/postgres-bus.ts';
import { isLeftOut } from '../support/installed.ts';
import { NatsServer } from '../support/nats-server.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';

/** What a bus may carry that no node of ours has said. */
const FOREIGN = [
  '',
  'hello',
  'null',
  '[]',
  '{"node":7}',
  '{"node":"b","table":"table","news":{"kind":"line","seq":"1"}}',
  '{"kind":"who"}',
];

/** Resolves when each bus is connected again. */
async function areBack(buses: readonly Bus[]): Promise<void> {
  const isBack = (bus: Bus) =>
    new Promise<void>((done) => {
      bus.onReconnect = done;
    });
  await Promise.all(buses.map(isBack));
}

describe.skipIf(isLeftOut('nats-server'))('NATS', () => {
  let server: NatsServer;
  beforeAll(async () => {
    server = await NatsServer.start();
  });
  afterAll(() => server?.stop());

  const open = (node: string, space = 'one', onStranger: (node: string) => void = () => {}) =>
    NatsBus.open({ url: server.url, node, space, onStranger });

  const line: News = { kind: 'line', seq: 7, line: '{"текст":"так"}' };

  test('what a node publishes after another has subscribed arrives there, with its sender, and not at home', async () => {
    const [one, two] = await Promise.all([open('a'), open('b')]);
    const heard: unknown[] = [];
    const arrived = new Promise<void>((done) => {
      void two.subscribe('table', (...news) => {
        heard.push(news);
        done();
      });
    });
    await one.subscribe('table', (...news) => heard.push(news));
    await two.subscribe('other', (...news) => heard.push(news));
    one.publish('table', line);
    await arrived;
    expect(heard).toEqual([[line, 'a']]);
    await Promise.all([one.close(), two.close()]);
  });

  test('what another program says there is not heard', async () => {
    const one = await open('a');
    const told: unknown[] = [];
    await one.subscribe('table', (news) => told.push(news));
    const other = await connect({ servers: `127.0.0.1:${server.port}` });
    for (const text of FOREIGN) for (const subject of ['coven.nodes', 'coven.one.table.table']) other.publish(subject, text);
    other.publish('coven.one.table.table', JSON.stringify({ node: 'b', news: line }));
    await expect.poll(() => told).toEqual([line]);
    expect(one.nodes.all).toEqual(['a']);
    await Promise.all([one.close(), other.close()]);
  });

  test('a node with another database is refused', async () => {
    const one = await open('a');
    await expect(open('b', 'two')).rejects.toMatchObject({ code: 'bus-other-database', args: { server: `127.0.0.1:${server.port}` } });
    const again = await open('b');
    await Promise.all([one.close(), again.close()]);
    await (await open('b', 'two')).close();
  });

  test('a node with another database that comes by another way is noticed', async () => {
    const strangers: string[] = [];
    const one = await open('a', 'one', (node) => strangers.push(node));
    const other = await connect({ servers: `127.0.0.1:${server.port}` });
    other.publish('coven.nodes', JSON.stringify({ node: 'b', space: 'two' }));
    await expect.poll(() => strangers).toEqual(['b']);
    expect(one.nodes.all).toEqual(['a']);
    await Promise.all([one.close(), other.close()]);
  });

  test('nodes know of one another, and agree on their turns', async () => {
    const buses = await Promise.all(['a', 'b', 'c'].map((node) => open(node)));
    const known = () => buses.map(({ nodes }) => nodes.all.toSorted().join(''));
    await expect.poll(known).toEqual(['abc', 'abc', 'abc']);
    const turns = buses.map(({ nodes }) => nodes.turnAt('table'));
    expect(turns.toSorted()).toEqual([0, 1 / 3, 2 / 3]);
    await buses[1]?.close();
    await expect.poll(() => buses[0]?.nodes.all.toSorted().join('')).toBe('ac');
    await Promise.all([buses[0]?.close(), buses[2]?.close()]);
  });

  test('after a restart of the server the news arrive again', async () => {
    const [one, two] = await Promise.all([open('a'), open('b')]);
    const heard: unknown[] = [];
    await two.subscribe('table', (news) => heard.push(news));
    const back = areBack([one, two]);
    await server.stop();
    await expect.poll(() => one.isConnected).toBe(false);
    one.publish('table', line);
    await server.start();
    await back;
    expect([one.isConnected, two.isConnected, heard]).toEqual([true, true, []]);
    // The server may not know the subscription yet.
    const heardAgain = () => {
      one.publish('table', line);
      return heard[0];
    };
    await expect.poll(heardAgain).toEqual(line);
    await Promise.all([one.close(), two.close()]);
  });

  test('a server that cannot be used is a problem with a code', async () => {
    const codeOf = (url: string) =>
      NatsBus.open({ url, node: 'a', space: 'one', onStranger: () => {} }).then(
        (bus) => bus.close(),
        (error: { code: string }) => error.code,
      );
    expect(await codeOf('nats://127.0.0.1:1')).toBe('bus-unreachable');
    const closed = await NatsServer.start('--user', 'anna', '--pass', 'secret');
    expect(await codeOf(`nats://anna:wrong@127.0.0.1:${closed.port}`)).toBe('bus-login');
    expect(await codeOf(`nats://anna:secret@127.0.0.1:${closed.port}`)).toBeUndefined();
    await closed.stop();
  });
});

describe.skipIf(isLeftOut('postgres'))('notifications of PostgreSQL', () => {
  test('tell who is present, but not lines, also after a restart of the database', async () => {
    const cluster = await PostgresCluster.start();
    const database = await cluster.newDatabase();
    const url = cluster.url(database);
    const [one, two] = await Promise.all([PostgresBus.open(url, 'a'), PostgresBus.open(url, 'b')]);
    const heard: unknown[] = [];
    await two.subscribe('table', (...news) => heard.push(news));
    await one.subscribe('table', (...news) => heard.push(news));
    const here: News = { kind: 'here', guests: ['anna'] };
    for (const text of FOREIGN) await cluster.query(`SELECT pg_notify('coven', '${text}')`, database);
    one.publish('other', here);
    one.publish('table', { kind: 'line', seq: 1, line: '{}' });
    one.publish('table', here);
    await expect.poll(() => heard).toEqual([[here, 'a']]);
    await expect
      .poll(() => [one, two].map(({ nodes }) => nodes.all.toSorted()))
      .toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]);
    const back = areBack([one, two]);
    await cluster.stop('SIGQUIT');
    await expect.poll(() => one.isConnected).toBe(false);
    await cluster.start();
    await back;
    one.publish('table', here);
    await expect.poll(() => heard.length).toBe(2);
    await two.close();
    await expect.poll(() => one.nodes.all).toEqual(['a']);
    await one.close();
    await cluster.dispose();
  });
});
