import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLeftOut } from '../../server/test/support/installed.ts';
import { NatsServer } from '../../server/test/support/nats-server.ts';
import { PostgresCluster } from '../../server/test/support/postgres-cluster.ts';
import { coven, scratch } from './coven.ts';
import { Serving } from './serving.ts';

test('a shared database that cannot be used is one clear line without the password', async () => {
  const unreachable = await coven(['serve', '--port', '0', '--client', scratch, '--database', 'postgres://anna:s3cret@127.0.0.1:1/coven']);
  expect(unreachable.code).toBe(2);
  expect(unreachable.err.trim().split('\n')).toHaveLength(1);
  expect(unreachable.err).toContain('coven: the database server 127.0.0.1:1 cannot be reached (');
  expect(unreachable.err).not.toContain('s3cret');
});

test('an address that is none of PostgreSQL is refused, without the password', async () => {
  for (const address of ['mysql://anna:s3cret@host/coven', 'postgres://anna:s3cret@host', 'coven.db']) {
    const { code, err } = await coven(['serve'], { env: { DATABASE_URL: address } });
    expect([code, err.includes('s3cret')]).toEqual([2, false]);
    expect(err).toContain('coven: DATABASE_URL cannot be “');
  }
});

describe.skipIf(isLeftOut('postgres') || isLeftOut('nats-server'))('a wrong setting of a node is one line that says what to do', () => {
  let cluster: PostgresCluster;
  let nats: NatsServer;
  beforeAll(async () => {
    [cluster, nats] = await Promise.all([PostgresCluster.start(), NatsServer.start('--user', 'oak', '--pass', 's3cret')]);
  });
  afterAll(() => Promise.all([cluster?.dispose(), nats?.stop()]));

  const lineOf = async (...args: readonly string[]) => {
    const { code, err } = await coven(['serve', '--port', '0', '--client', scratch, ...args]);
    expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
    expect(err).not.toMatch(/s3cret|needs no/);
    return err;
  };

  test('password, database, rights, encryption and version', async () => {
    const server = `127.0.0.1:${cluster.port}`;
    expect(await lineOf('--database', cluster.url('postgres', { password: 's3cret' }))).toContain(
      `the database server ${server} does not let “postgres” in`,
    );
    expect(await lineOf('--database', cluster.url('nowhere'))).toContain(`there is no database “nowhere” on ${server}`);
    expect(await lineOf('--database', `${cluster.url('postgres')}?sslmode=verify-full`)).toContain(
      `the connection to ${server} is not secure (`,
    );
    const database = await cluster.newDatabase();
    await cluster.query(`CREATE ROLE guest LOGIN PASSWORD 's3cret'; REVOKE CREATE ON SCHEMA public FROM PUBLIC`, database);
    expect(await lineOf('--database', cluster.url(database, { user: 'guest', password: 's3cret' }))).toContain(
      `“guest” may not create tables in the database “${database}” (`,
    );
    await cluster.query('CREATE TABLE coven_schema (version integer NOT NULL); INSERT INTO coven_schema VALUES (99)', database);
    expect(await lineOf('--database', cluster.url(database))).toContain(
      `a newer Coven has written the database “${database}” on ${server}`,
    );
  });

  test('the bus: address, password, and nodes with another database', async () => {
    const [one, two] = [cluster.url(await cluster.newDatabase()), cluster.url(await cluster.newDatabase())];
    const bus = `nats://oak:s3cret@127.0.0.1:${nats.port}`;
    expect(await lineOf('--database', one, '--bus', 'nats://127.0.0.1:1')).toContain('the NATS server 127.0.0.1:1 cannot be reached (');
    expect(await lineOf('--database', one, '--bus', `nats://oak:wrong@127.0.0.1:${nats.port}`)).toContain('does not let Coven in');
    expect(await lineOf('--bus', bus)).toContain('--bus needs --database');
    const serving = await Serving.start(['--database', one, '--bus', bus]);
    expect(await lineOf('--database', two, '--bus', bus)).toContain(
      `servers with another database use the NATS server 127.0.0.1:${nats.port}`,
    );
    await serving.stop('SIGTERM');
  });
});
