import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { FIRST_FORMAT, readRecord } from '@coven/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archivedLines } from '../src/rooms/archived-lines.ts';
import { exportedRecords } from '../src/rooms/record-export.ts';
import { SqliteReader } from '../src/store/sqlite/sqlite-reader.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { putDatabase } from './fixtures/installation.ts';
import { newDirectory, removeDirectory } from './support/serve.ts';

let data = '';
beforeEach(() => {
  data = newDirectory();
});
afterEach(() => removeDirectory(data));

/** The records of all finished tables, made from their logs. */
async function madeRecords(): Promise<readonly unknown[]> {
  const db = new DatabaseSync(join(data, 'coven.db'));
  db.exec('DELETE FROM record');
  db.close();
  const reader = new SqliteReader(data);
  const records: unknown[] = [];
  for await (const record of exportedRecords(reader)) records.push(record);
  await reader.close();
  return records;
}

/** Archives all finished tables; returns all that is left of their logs and snapshots. */
async function archiveAll(): Promise<string> {
  const store = new SqliteStore(data);
  expect(await store.tables.archiveOld(Number.MAX_SAFE_INTEGER, archivedLines)).toBeGreaterThan(0);
  const db = new DatabaseSync(join(data, 'coven.db'), { readOnly: true });
  const over = db.prepare(`SELECT room FROM listing WHERE phase = 'over'`).all();
  const snapshots = db.prepare(`SELECT 1 FROM snapshot JOIN listing ON listing.room = snapshot.room WHERE phase = 'over'`).all();
  db.close();
  expect(snapshots).toEqual([]);
  const logs = await Promise.all(over.map(({ room }) => store.tables.lines(String(room))));
  await store.close();
  return logs.flat().join('\n');
}

test('archived games of every kind and way to end have the same records, and nobody’s talk', async () => {
  putDatabase(data);
  await new SqliteStore(data).close();
  const before = await madeRecords();
  expect(before.length).toBeGreaterThan(12);
  const left = await archiveAll();
  expect(left).not.toMatch(/"chat"|"request"/);
  expect(await madeRecords()).toEqual(before);
});

test('so has a game whose record is of the first format', async () => {
  writeFileSync(join(data, 'coven.db'), gunzipSync(readFileSync(new URL('./upgrade/coven.db.gz', import.meta.url))));
  await new SqliteStore(data).close();
  const before = await madeRecords();
  const formats = before.map((record) => readRecord((record as { text: string }).text).format);
  expect(formats).toContain(FIRST_FORMAT);
  await archiveAll();
  expect(await madeRecords()).toEqual(before);
});
