import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backup } from '../src/index.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { SqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import { storeConforms } from './store/store-conformance.ts';
import { newDirectory, removeDirectory } from './support/serve.ts';

storeConforms('SQLite', async () => {
  const directory = newDirectory();
  let store = new SqliteStore(directory);
  return {
    store,
    async reopen() {
      await store.close();
      store = new SqliteStore(directory);
      return store;
    },
    async dispose() {
      await store.close().catch(() => {});
      removeDirectory(directory);
    },
  };
});

test('a database of the first version is migrated with all its lines', async () => {
  const directory = newDirectory();
  const old = new DatabaseSync(join(directory, 'coven.db'));
  old.exec(MIGRATIONS[0] ?? '');
  const put = old.prepare('INSERT INTO line (room, seq, body) VALUES (?, ?, ?)');
  for (const line of ['b 0', 'a 0', 'b 1', 'a 1', 'b 2']) {
    const [room = '', seq = ''] = line.split(' ');
    put.run(room, Number(seq), line);
  }
  old.exec('PRAGMA user_version = 1');
  old.close();
  const store = new SqliteStore(directory);
  expect(await store.tables.lines('a')).toEqual(['a 0', 'a 1']);
  expect(await store.tables.load('b')).toEqual({ first: 'b 0', snapshot: undefined, tail: ['b 1', 'b 2'] });
  expect(await store.tables.append({ table: 'a', seq: 1, line: 'twice' })).toBe('taken');
  await store.tables.append({ table: 'a', seq: 2, line: 'a 2' });
  expect(await store.tables.lines('a')).toEqual(['a 0', 'a 1', 'a 2']);
  await store.close();
  removeDirectory(directory);
});

test('a table that another process removes gets no more lines, and its number is free', async () => {
  const directory = newDirectory();
  const server = new SqliteStore(directory);
  const listing = { id: 'a', game: 'g', phase: 'waiting', isPublic: true, seats: 2, open: 2, names: [], guests: [], updated: 1 } as const;
  await server.tables.append({ table: 'a', seq: 0, line: 'a 0', listing });
  await server.tables.append({ table: 'a', seq: 1, line: 'a 1' });
  // Nobody has asked before: what changed since the file was opened counts.
  const host = new SqliteStore(directory);
  expect(await host.tables.removeTables(['a'])).toBe(1);
  await host.close();
  expect(server.tables.hasChangedOutside()).toBe(true);
  expect(server.tables.hasChangedOutside()).toBe(false);
  const late = server.tables.append({ table: 'a', seq: 2, line: 'a 2' });
  const other = server.tables.append({ table: 'b', seq: 0, line: 'b 0' });
  await expect(late).rejects.toThrow('removed');
  expect([await other, await server.tables.lines('b')]).toEqual(['stored', ['b 0']]);
  await server.close();
  removeDirectory(directory);
});

test('writes in one turn of the event loop share a commit', async () => {
  const directory = newDirectory();
  const commits: number[] = [];
  const store = new SqliteStore(directory, { onCommit: ({ writes }) => commits.push(writes) });
  await Promise.all(Array.from({ length: 100 }, (_, table) => store.tables.append({ table: `t${table}`, seq: 0, line: '{}' })));
  expect(commits).toEqual([100]);
  await store.close();
  removeDirectory(directory);
});

test('only its owner can read the database, and commits wait for the disk', () => {
  const directory = newDirectory();
  const store = new SqliteStore(directory);
  expect(statSync(join(directory, 'coven.db')).mode & 0o777).toBe(0o600);
  void store.close();
  removeDirectory(directory);
});

test('when the disk fails, all writes of the commit are rejected and none is stored', async () => {
  const directory = newDirectory();
  const store = new SqliteStore(directory);
  await store.tables.append({ table: 'before', seq: 0, line: '{}' });
  // The page limit simulates a full disk.
  const pages = new DatabaseSync(join(directory, 'coven.db'));
  const count = Number(pages.prepare('PRAGMA page_count').get()?.page_count);
  pages.close();
  store.limitPages(count + 2);
  const big = 'x'.repeat(40_000);
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((table) => store.tables.append({ table, seq: 0, line: table === 'b' ? big : '{}' })),
  );
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  store.limitPages(1_000_000);
  expect(await store.tables.load('a')).toBeUndefined();
  await store.tables.append({ table: 'a', seq: 0, line: '{}' });
  expect(await store.tables.lines('a')).toEqual(['{}']);
  await store.close();
  removeDirectory(directory);
});

test('a backup is refused without a database or over an existing file', async () => {
  const directory = newDirectory();
  await expect(backup(directory, join(directory, 'copy'))).rejects.toThrow('no-database');
  const store = new SqliteStore(directory);
  await store.tables.append({ table: 't', seq: 0, line: 'line' });
  await backup(directory, join(directory, 'copy'));
  expect(existsSync(join(directory, 'copy.part'))).toBe(false);
  await expect(backup(directory, join(directory, 'copy'))).rejects.toThrow('file-exists');
  await store.close();
  removeDirectory(directory);
});
