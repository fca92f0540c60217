import type { Entry } from '@coven/core';
import { expect, test } from 'vitest';
import type { LogStore } from '../../src/store/table-store.ts';
import { newLocalSave } from '../../src/table/local-saves.ts';
import { LogKeeper } from '../../src/worker/log-keeper.ts';
import { MemoryLogs } from './memory-logs.ts';

const entry = (text: string): Entry => [0, text];
const save = newLocalSave('blackmore', {}, [{ name: 'Ann' }]);

/** A keeper, and what it says. */
function keeperOf(store: LogStore) {
  const news: string[] = [];
  const keeper = new LogKeeper(Promise.resolve(store), 0, { unkept: () => news.push('unkept'), overtaken: () => news.push('overtaken') });
  const settled = (): Promise<void> => new Promise((resolve) => keeper.afterwards(resolve));
  return { keeper, news, settled };
}

test('each change adds only what is new, and is told after it is stored', async () => {
  const tables = new MemoryLogs([save]);
  const added: number[] = [];
  const { keeper, settled } = keeperOf({
    append: (front, from, entries) => {
      added.push(entries.length);
      return tables.append(front, from, entries);
    },
  });
  keeper.keep({ ...save, log: [entry('a'), entry('b')] });
  keeper.keep({ ...save, log: [entry('a'), entry('b'), entry('c')], isOver: true });
  await settled();
  expect(added).toEqual([2, 1]);
  expect(await tables.read(save.id)).toMatchObject({ isOver: true, log: [entry('a'), entry('b'), entry('c')] });
});

test('what could not be stored is tried again with the next change', async () => {
  const tables = new MemoryLogs([save]);
  let isFull = true;
  const { keeper, news, settled } = keeperOf({
    append: async (front, from, entries) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      return tables.append(front, from, entries);
    },
  });
  keeper.keep({ ...save, log: [entry('a')] });
  await settled();
  expect(news).toEqual(['unkept']);
  isFull = false;
  keeper.keep({ ...save, log: [entry('a'), entry('b')] });
  await settled();
  expect((await tables.read(save.id))?.log).toEqual([entry('a'), entry('b')]);
});

test('two writers of one table: the second is overtaken, stores nothing more and tells nobody', async () => {
  const tables = new MemoryLogs([save]);
  const first = keeperOf(tables);
  const second = keeperOf(tables);
  first.keeper.keep({ ...save, log: [entry('a')] });
  await first.settled();
  let hasTold = false;
  second.keeper.keep({ ...save, log: [entry('b')] });
  second.keeper.afterwards(() => {
    hasTold = true;
  });
  first.keeper.keep({ ...save, log: [entry('a'), entry('c')] });
  await first.settled();
  second.keeper.keep({ ...save, log: [entry('b'), entry('d'), entry('e')] });
  await first.settled();
  expect(second.news).toEqual(['overtaken']);
  expect(hasTold).toBe(false);
  expect((await tables.read(save.id))?.log).toEqual([entry('a'), entry('c')]);
});

test('a table that was forgotten is not stored again', async () => {
  const tables = new MemoryLogs([save]);
  const { keeper, news } = keeperOf(tables);
  await tables.forget(save.id);
  keeper.keep({ ...save, log: [entry('a')] });
  await keeperOf(tables).settled();
  await expect.poll(() => news).toEqual(['overtaken']);
  expect(await tables.read(save.id)).toBeUndefined();
});
