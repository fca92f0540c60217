import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sampleOf } from '@coven/core/laws';
import { expect, test } from 'vitest';
import { INHABITANTS, putBackup, RECORDS } from '../../server/test/fixtures/installation.ts';
import { Player } from '../../server/test/support/player.ts';
import { coven, covenHere, scratch } from './coven.ts';
import { Serving } from './serving.ts';

const { cookies, tables, key } = INHABITANTS.sqlite;

test('a backup is restored, and its tables go on', async () => {
  const backup = join(scratch, 'backup.db');
  const data = join(scratch, 'restored');
  putBackup(backup);
  expect(await coven(['restore', '--data', data, backup])).toMatchObject({ code: 0, err: '' });
  const serving = await Serving.start(['--data', data]);
  const anna = Object.assign(new Player(serving.address), { cookie: cookies.anna });
  const line = await anna.enter(tables['running-konotop'] ?? '');
  await line.until(() => line.update !== undefined, 'the game');
  expect([line.seat, line.room?.phase, line.room?.chairs[2]?.standIn]).toEqual([0, 'playing', 'random']);
  const response = await anna.request('GET', `/api/tables/${tables['played-konotop']}/record`);
  expect(await response.text()).toBe(RECORDS['played-konotop']);
  await line.close();
  await serving.stop('SIGTERM');
});

test.each(sampleOf(Object.keys(RECORDS), 'not-dealt', 'forgotten-agreed', 'played-witchstone', 'left-blackmore'))(
  'the record of %s verifies with the server’s key',
  async (table) => {
    const file = join(scratch, `${table}.json`);
    writeFileSync(file, RECORDS[table] ?? '');
    const { code, out, err } = await covenHere(['verify', '--json', '--key', key, file]);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ verifies: true, signature: 'proven' });
  },
);

/** The records that a page gave of tables of its own. */
const LOCAL = JSON.parse(
  gunzipSync(readFileSync(new URL('../../web/test/upgrade/local-records.json.gz', import.meta.url))).toString(),
) as Readonly<Record<string, string>>;

test.each(sampleOf(Object.keys(LOCAL), 'ended-konotop', 'over-blackmore'))('the page’s record of %s verifies', async (table) => {
  const file = join(scratch, `local-${table}.json`);
  writeFileSync(file, LOCAL[table] ?? '');
  const { code, out, err } = await covenHere(['verify', '--json', file]);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ verifies: true });
});
