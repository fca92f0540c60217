import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../../server/src/store/postgres/postgres-store.ts';
import { SqliteStore } from '../../server/src/store/sqlite/sqlite-store.ts';
import type { Store } from '../../server/src/store/store.ts';
import { finished, notice } from '../../server/test/store/stored-rows.ts';
import { isLeftOut } from '../../server/test/support/installed.ts';
import { Player } from '../../server/test/support/player.ts';
import { PostgresCluster } from '../../server/test/support/postgres-cluster.ts';
import { storedLines } from '../../server/test/support/serve.ts';
import { coven, scratch } from './coven.ts';
import { Serving } from './serving.ts';

const upgrade = (name: string) => readFileSync(new URL(`../../server/test/upgrade/${name}`, import.meta.url));
const PEOPLE = JSON.parse(upgrade('people.json').toString()) as { anna: string; tables: Record<string, string> };

describe.skipIf(isLeftOut('postgres'))('coven move-database', () => {
  let cluster: PostgresCluster;
  const data = join(scratch, 'data');
  beforeAll(async () => {
    mkdirSync(data);
    writeFileSync(join(data, 'coven.db'), gunzipSync(upgrade('coven.db.gz')));
    cluster = await PostgresCluster.start();
  });
  afterAll(() => cluster?.dispose());

  test('an installation goes on in PostgreSQL: seats, running games, names and keys are the same', async () => {
    // Some finished games are packed, and one has a record.
    const store = new SqliteStore(data);
    expect(await store.tables.packOld(Date.now())).toBeGreaterThan(0);
    await store.tables.saveRecord(PEOPLE.tables.blackmore ?? '', { tag: 'tag', game: 'blackmore', body: 'a record' });
    const due = { at: 5, what: 'reveal' };
    await store.people.joinGuests('a', 'b');
    await store.moveClock(1000);
    await store.tables.append({ table: 'new', seq: 0, line: '{}', due, outbox: [notice('a')], finished: finished('new', ['a', null]) });
    await store.close();
    const stored = async (from: Store) => [
      await from.tables.due(9, 9),
      (await from.outbox.take(9, 9, 10)).map(({ table, person }) => [table, person]),
      await from.results.of('new'),
      await from.people.guestsLike('a'),
      await from.moveClock(0),
      await from.results.takeUnfilled(9, 0, 1),
    ];
    const database = await cluster.newDatabase();
    const args = ['--data', data, '--database', cluster.url(database)];
    const moved = await coven(['move-database', ...args]);
    expect([moved.code, moved.err]).toEqual([0, '']);
    expect(moved.out).toContain(`Everything is in 127.0.0.1:${cluster.port}/${database} now, and was compared (tables: 8, lines: `);

    const [source, copy] = [new SqliteStore(data), await PostgresStore.open({ url: cluster.url(database), node: 'test' })];
    expect(await stored(copy)).toEqual(await stored(source));
    await Promise.all([source.close(), copy.close()]);

    const serving = await Serving.start(args);
    const anna = Object.assign(new Player(serving.address), { cookie: PEOPLE.anna });
    const id = PEOPLE.tables.blackmore ?? '';
    const line = await anna.enter(id);
    await line.until(() => line.update !== undefined, 'the game');
    expect([line.seat, line.room?.phase]).toEqual([0, 'playing']);
    expect((await anna.request('GET', `/api/tables/${PEOPLE.tables.over}/record`)).status).toBe(200);
    expect(await (await anna.request('GET', `/api/tables/${id}/record`)).text()).toBe('a record');
    await line.do({ type: 'chat', text: 'here again' });
    await line.close();
    await serving.stop('SIGTERM');
    const lines = await cluster.query(`SELECT body FROM line JOIN room ON number = room WHERE id = '${id}' ORDER BY seq`, database);
    const before = storedLines(data, id);
    expect(lines.slice(0, before.length).map(({ body }) => body)).toEqual(before);
    expect(lines.length).toBeGreaterThan(before.length);

    const again = await coven(['move-database', ...args]);
    expect([again.code, again.err]).toEqual([
      2,
      `coven: “127.0.0.1:${cluster.port}/${database}” is not empty; name an empty database in --database.\n`,
    ]);
  });

  test('without a source or a destination it says so in one line', async () => {
    expect((await coven(['move-database', '--data', data])).err).toBe('coven: name the PostgreSQL database with --database.\n');
    const nowhere = join(scratch, 'nowhere');
    const { err } = await coven(['move-database', '--data', nowhere, '--database', cluster.url('postgres')]);
    expect(err).toBe(`coven: there is no database in “${nowhere}”; name its directory with --data.\n`);
  });
});
