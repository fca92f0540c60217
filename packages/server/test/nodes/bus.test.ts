import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { News } from '../../src/bus/bus.ts';
import { NatsBus } from '../../src/bus/nats-bus.ts';
import { isLeftOut } from '../support/installed.ts';
import { NatsServer } from '../support/nats-server.ts';

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

  test('nodes with another database are noticed, and their news do not mix', async () => {
    const strangers: string[] = [];
    const [one, two] = [await open('a', 'one', (node) => strangers.push(node)), await open('b', 'two')];
    const heard: unknown[] = [];
    await one.subscribe('table', (...news) => heard.push(news));
    two.publish('table', line);
    await expect.poll(() => strangers).toEqual(['b']);
    expect(heard).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  test('after a restart of the server the news arrive again', async () => {
    const [one, two] = await Promise.all([open('a'), open('b')]);
    const heard: unknown[] = [];
    await two.subscribe('table', (news) => heard.push(news));
    const back = Promise.all(
      [one, two].map(
        (bus) =>
          new Promise<void>((done) => {
            bus.onReconnect = done;
          }),
      ),
    );
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
