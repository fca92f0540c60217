import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Asked, Scheduler, type SchedulerParts } from '../../src/due/scheduler.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import type { DueTable } from '../../src/store/tables.ts';
import { newDirectory, removeDirectory } from '../support/serve.ts';
import { TurnedClock } from '../support/turned-clock.ts';

let directory: string;
let store: SqliteStore;
let time: TurnedClock;
let asked: string[];
let schedulers: Scheduler[];
beforeEach(() => {
  directory = newDirectory();
  store = new SqliteStore(directory);
  time = new TurnedClock();
  asked = [];
  schedulers = [];
});
afterEach(async () => {
  await Promise.all(schedulers.map((scheduler) => scheduler.close()));
  await store.close();
  removeDirectory(directory);
});

function scheduler(ask: SchedulerParts['ask'], turn = 0): Scheduler {
  const parts = { tables: store.tables, clock: time, timers: time.timers, log: { warn: () => {} } };
  const made = new Scheduler({
    ...parts,
    turnAt: () => turn,
    ask: (due, now) => {
      asked.push(due.table);
      return ask(due, now);
    },
  });
  schedulers.push(made);
  return made;
}

const begin = (table: string, at: number) =>
  store.tables.append({ table, seq: 0, line: 'begin', due: { at: time.now() + at, what: 'bell' } });

/** A table that rings once. */
async function ring({ table, seq }: DueTable): Promise<Asked> {
  await store.tables.append({ table, seq: seq + 1, line: 'rings', due: null });
  return 'changed';
}

test('a table is asked when it is due, not before, and once', async () => {
  await begin('t', 5000);
  scheduler(ring);
  time.turn(4999);
  await Promise.all(schedulers.map((one) => one.look()));
  expect(asked).toEqual([]);
  time.turn(1);
  await Promise.all(schedulers.map((one) => one.look()));
  expect(await store.tables.lines('t')).toEqual(['begin', 'rings']);
  time.turn(60_000);
  await Promise.all(schedulers.map((one) => one.look()));
  expect(asked).toEqual(['t']);
});

test('of two nodes that ask at the same time one stores a line, and the other does nothing', async () => {
  await begin('t', 0);
  const both = [scheduler(ring), scheduler(ring)];
  await Promise.all(both.map((one) => one.look()));
  expect(asked).toEqual(['t', 't']);
  expect(await store.tables.lines('t')).toEqual(['begin', 'rings']);
});

test('a node lets the one whose turn it is go first, and does it if nobody has', async () => {
  await begin('t', 0);
  const later = scheduler(ring, 0.5);
  await later.look();
  expect(asked).toEqual([]);
  time.jump(750);
  await later.look();
  expect(asked).toEqual(['t']);
});

test('a table that is asked too early is asked again when it said, unless it has another line meanwhile', async () => {
  await begin('early', 0);
  await begin('moved', 0);
  const one = scheduler(async ({ table, seq }) => {
    if (table === 'moved') await store.tables.append({ table, seq: 1, line: 'a move', due: { at: time.now() + 10, what: 'bell' } });
    return { seq, due: { at: time.now() + 5000, what: 'bell' } };
  });
  await one.look();
  expect(await store.tables.due(time.now() + 5000, 9)).toMatchObject([
    { table: 'moved', seq: 1 },
    { table: 'early', seq: 0, at: time.now() + 5000 },
  ]);
});

test('tables that cannot be asked do not keep others waiting, and are asked again later and later', async () => {
  for (let at = 0; at < 25; at++) await begin(`broken${at}`, 0);
  await begin('good', 1);
  time.jump(10);
  const one = scheduler((due) => (due.table === 'good' ? ring(due) : Promise.reject(new Error('broken'))));
  await one.look();
  await one.look();
  expect(await store.tables.lines('good')).toEqual(['begin', 'rings']);
  const times = () => asked.filter((table) => table === 'broken0').length;
  expect(times()).toBe(1);
  for (const [wait, expected] of [
    [1999, 1],
    [1, 2],
    [3999, 2],
    [1, 3],
  ] as const) {
    time.jump(wait);
    await one.look();
    await one.look();
    expect(times()).toBe(expected);
  }
});
