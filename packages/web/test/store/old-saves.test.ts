import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, store } from '../../src/storage.ts';
import { MemoryTables } from '../../src/store/memory-tables.ts';
import { oldSaves, takeOver } from '../../src/store/old-saves.ts';
import type { TableStore } from '../../src/store/table-store.ts';
import type { LocalSave } from '../../src/worker/messages.ts';

/** What a browser kept before there was a database; see `../upgrade/README.md`. */
const KEPT = JSON.parse(
  gunzipSync(readFileSync(new URL('../upgrade/kept-version-1.json.gz', import.meta.url))).toString(),
) as readonly LocalSave[];
const keys = () => oldSaves().map(({ key }) => key);

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  for (const save of KEPT) store(`local.${save.id}`, save);
});
afterEach(() => {
  for (const key of keys()) forget(key);
  vi.unstubAllGlobals();
});

test('old saves are taken over whole, and then forgotten', async () => {
  const tables = new MemoryTables([]);
  expect(await takeOver(oldSaves(), tables)).toEqual([]);
  for (const save of KEPT) expect(await tables.read(save.id)).toEqual({ ...save, lastPlayed: save.made });
  expect(keys()).toEqual([]);
});

test('a page that closes before it forgets loses nothing, and the next one takes over the rest', async () => {
  const tables = new MemoryTables([]);
  const closing = Promise.withResolvers<never>();
  const cut: TableStore = {
    fronts: () => tables.fronts(),
    read: (id) => tables.read(id),
    forget: (id) => tables.forget(id),
    // Stored, and never answered.
    create: (save) => tables.create(save).then(() => closing.promise),
  };
  void takeOver(oldSaves(), cut);
  await expect.poll(() => tables.fronts()).toHaveLength(1);
  expect(keys()).toHaveLength(KEPT.length);
  expect(await takeOver(oldSaves(), tables)).toEqual([]);
  expect(await tables.fronts()).toHaveLength(KEPT.length);
  expect(keys()).toEqual([]);
});

test('what the store does not take stays where it was, and the rest is taken over', async () => {
  const tables = new MemoryTables([]);
  vi.spyOn(tables, 'create').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const [first] = oldSaves();
  expect(await takeOver(oldSaves(), tables)).toEqual([first?.save]);
  expect(keys()).toEqual([first?.key]);
  expect(await tables.fronts()).toHaveLength(KEPT.length - 1);
});

test('a table that has gone on in the store is not put back', async () => {
  const [old] = KEPT as [LocalSave];
  const gone = { ...old, lastPlayed: 1, log: [...old.log, [0, 'later']] } as LocalSave;
  const tables = new MemoryTables([gone]);
  await takeOver(oldSaves(), tables);
  expect(await tables.read(old.id)).toEqual(gone);
});

test.each([
  ['no object', 'text'],
  ['half a save', { id: 'half', game: 'blackmore' }],
  ['a log of something else', { ...KEPT[0], id: 'half', log: [{ by: 0 }] }],
])('%s is left where it is, and counted', async (_, value) => {
  store('local.half', value);
  const tables = new MemoryTables([]);
  expect(oldSaves().filter(({ save }) => save === null)).toHaveLength(1);
  expect(await takeOver(oldSaves(), tables)).toEqual([]);
  expect(await tables.fronts()).toHaveLength(KEPT.length);
  expect(keys()).toEqual(['local.half']);
});
