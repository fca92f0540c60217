import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { isLeftOut } from '../support/installed.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { storeConforms } from './store-conformance.ts';

describe.skipIf(isLeftOut('postgres'))('PostgreSQL', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await PostgresCluster.start();
  });
  afterAll(() => cluster?.dispose());

  let nodes = 0;
  const openStore = (url: string) => {
    nodes++;
    return PostgresStore.open({ url, node: `node${nodes}` });
  };

  storeConforms('PostgreSQL', async () => {
    const url = cluster.url(await cluster.newDatabase());
    let store = await openStore(url);
    return {
      store,
      async reopen() {
        await store.close();
        store = await openStore(url);
        return store;
      },
      dispose: () => store.close(),
    };
  });

  test('of two nodes that append the same lines at the same time one stores each, and nobody waits for ever', async () => {
    const url = cluster.url(await cluster.newDatabase());
    const stores = await Promise.all([openStore(url), openStore(url)]);
    const tables = Array.from({ length: 30 }, (_, at) => `t${at}`);
    for (let seq = 0; seq < 10; seq++) {
      const [forwards, backwards] = await Promise.all(
        stores.map((store, node) => {
          const order = node === 0 ? tables : tables.toReversed();
          return Promise.all(
            order.map(async (table) => [table, await store.tables.append({ table, seq, line: `${node}`, snapshot: 's' })] as const),
          );
        }),
      );
      const answers = new Map(backwards);
      for (const [table, answer] of forwards ?? []) expect([answer, answers.get(table)].sort()).toEqual(['stored', 'taken']);
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  test('nodes that start at the same time create the tables once and share their secrets', async () => {
    const url = cluster.url(await cluster.newDatabase());
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(url)));
    const secrets = await Promise.all(stores.map((store, at) => store.secret('key', () => `secret ${at}`)));
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a database of the first version is brought up to date, and what is in it stays', async () => {
    const database = await cluster.newDatabase();
    const url = cluster.url(database);
    const before = await openStore(url);
    await before.tables.append({ table: 't', seq: 0, line: 'line 0' });
    await before.close();
    await cluster.query(
      `ALTER TABLE room DROP COLUMN packed; DROP TABLE pack; ALTER TABLE listing DROP COLUMN is_packed, DROP COLUMN is_archived CASCADE; DROP INDEX place_at_finished;
       ALTER TABLE record DROP COLUMN packed; DROP TABLE due, clock, outbox, finished, finished_seat, unfilled, alias;
       UPDATE coven_schema SET version = 1;
       INSERT INTO record (room, tag, game, body) SELECT number, 'tag', 'g', 'a record' FROM room`,
      database,
    );
    const stores = await Promise.all([openStore(url), openStore(url)]);
    for (const store of stores) {
      expect(await store.tables.lines('t')).toEqual(['line 0']);
      expect(await store.tables.record('t')).toEqual({ tag: 'tag', game: 'g', body: 'a record' });
    }
    expect(await stores[0]?.tables.append({ table: 't', seq: 1, line: 'line 1' })).toBe('stored');
    await Promise.all(stores.map((store) => store.close()));
  });

  test('a line of a table that was removed elsewhere is not stored', async () => {
    const url = cluster.url(await cluster.newDatabase());
    const store = await openStore(url);
    const listing = { id: 't', game: 'g', phase: 'waiting', isPublic: true, seats: 2, open: 2, names: [], guests: [], updated: 1 } as const;
    await store.tables.append({ table: 't', seq: 0, line: '{}', listing });
    await store.tables.removeOld('empty', 5);
    await expect(store.tables.append({ table: 't', seq: 1, line: '{}' })).rejects.toThrow('removed');
    expect(await store.tables.lines('t')).toEqual([]);
    await store.close();
  });

  test('writes wait while the database restarts, and are stored once', async () => {
    const url = cluster.url(await cluster.newDatabase());
    const store = await openStore(url);
    await store.tables.append({ table: 't', seq: 0, line: 'line 0' });
    const writing = (async () => {
      for (let seq = 1; seq <= 200; seq++) expect(await store.tables.append({ table: 't', seq, line: `line ${seq}` })).toBe('stored');
    })();
    await cluster.stop('SIGQUIT');
    await cluster.start();
    await writing;
    expect(await store.tables.lines('t')).toEqual(Array.from({ length: 201 }, (_, seq) => `line ${seq}`));
    await store.close();
  });

  test('no list or count reads a whole table', async () => {
    const database = await cluster.newDatabase();
    const store = await openStore(cluster.url(database));
    const client = new Client({ connectionString: cluster.url(database) });
    await client.connect();
    await client.query('SET enable_seqscan = off; SET enable_sort = off');
    for (const sql of [
      `SELECT room FROM listing WHERE is_public AND phase = 'waiting' ORDER BY updated DESC LIMIT 9`,
      `SELECT room FROM place WHERE guest = 'g' AND NOT is_over ORDER BY updated DESC LIMIT 9`,
      `SELECT room.id FROM place JOIN room ON number = place.room WHERE guest = 'g' AND is_over = true`,
      `SELECT room FROM listing WHERE phase = 'over' AND is_empty = false AND updated < 5 ORDER BY updated LIMIT 9`,
      `SELECT room FROM listing WHERE maker = 'm' AND phase = 'waiting' AND is_empty = true ORDER BY updated LIMIT 9`,
      `SELECT count(*) FROM listing WHERE maker = 'm' AND phase IN ('waiting', 'playing')`,
      `SELECT count(*) FROM listing WHERE address = 'a' AND phase IN ('waiting', 'playing')`,
      `SELECT sum(bytes) FROM listing WHERE maker = 'm' AND bytes > 0`,
      `SELECT body FROM line WHERE room = 1 AND seq > 5 ORDER BY seq`,
      `SELECT room FROM listing WHERE phase = 'over' AND NOT is_packed AND updated < 5 ORDER BY updated LIMIT 9`,
      'SELECT min(at) AS at FROM due',
      'SELECT min(at) AS at FROM outbox WHERE problem IS NULL',
      `SELECT room FROM listing WHERE phase = 'over' AND is_archived = false AND updated < 5 ORDER BY updated LIMIT 9`,
      'SELECT id, at, seq, what FROM due JOIN room ON number = due.room WHERE at <= 5 ORDER BY at LIMIT 9',
      'SELECT id FROM outbox WHERE problem IS NULL AND at <= 5 ORDER BY at LIMIT 9 FOR UPDATE SKIP LOCKED',
      'SELECT count(*) FROM outbox WHERE problem IS NOT NULL',
      `SELECT id FROM finished_seat WHERE guest = 'g' ORDER BY ended DESC LIMIT 9`,
      `SELECT id FROM finished_seat WHERE guest = 'g' AND is_news AND ended > 5 ORDER BY ended DESC LIMIT 9`,
      `SELECT guest FROM alias WHERE person = 'g'`,
      `UPDATE finished_seat SET guest = NULL WHERE guest = 'g'`,
      `DELETE FROM outbox WHERE person = 'g'`,
      'SELECT number FROM room JOIN listing ON room = number WHERE number > 5 AND number <= 9 ORDER BY number LIMIT 9',
    ]) {
      const { rows } = await client.query(`EXPLAIN ${sql}`);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n'), sql).not.toMatch(/Seq Scan|Sort/);
    }
    await client.end();
    await store.close();
  });

  describe('a database that cannot be used is a problem with a code', () => {
    const problemOf = async (url: string) => {
      const error: { code?: string; message?: string } = await openStore(url).then(
        () => ({}),
        (thrown: unknown) => thrown as object,
      );
      expect(error.message).not.toContain('needs%20no');
      return error.code;
    };

    test('wrong address, password and name', async () => {
      expect(await problemOf(cluster.url('postgres', { port: 1 }))).toBe('database-unreachable');
      expect(await problemOf(cluster.url('postgres', { password: 'wrong' }))).toBe('database-login');
      expect(await problemOf(cluster.url('nowhere'))).toBe('database-missing');
    });

    test('a server without TLS where it is demanded', async () => {
      expect(await problemOf(`${cluster.url('postgres')}?sslmode=verify-full`)).toBe('database-insecure');
    });

    test('no rights to create tables', async () => {
      const database = await cluster.newDatabase();
      await cluster.query(`CREATE ROLE guest LOGIN PASSWORD 'guest'; REVOKE CREATE ON SCHEMA public FROM PUBLIC`, database);
      expect(await problemOf(cluster.url(database, { user: 'guest', password: 'guest' }))).toBe('database-rights');
    });

    test('a newer database', async () => {
      const database = await cluster.newDatabase();
      await (await openStore(cluster.url(database))).close();
      await cluster.query('UPDATE coven_schema SET version = 99', database);
      expect(await problemOf(cluster.url(database))).toBe('database-newer');
    });
  });
});
