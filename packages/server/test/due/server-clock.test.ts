import { afterEach, beforeEach, expect, test } from 'vitest';
import { ServerClock } from '../../src/due/server-clock.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { newDirectory, removeDirectory } from '../support/serve.ts';
import { TurnedClock } from '../support/turned-clock.ts';

const SECOND = 1000;

let directory: string;
let stores: SqliteStore[];
beforeEach(() => {
  directory = newDirectory();
  stores = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close().catch(() => {})));
  removeDirectory(directory);
});

async function node(time: TurnedClock) {
  const store = new SqliteStore(directory);
  stores.push(store);
  return { store, clock: await ServerClock.of(store, time.environment) };
}

/** Turns the clock in small steps, with the time to store in between. */
async function pass(time: TurnedClock, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    time.turn(5 * SECOND);
    await Promise.all(stores.map((store) => store.tryWriting().catch(() => {})));
  }
}

test('the clock counts the time in which a node is up, and goes on from there after a stop', async () => {
  const time = new TurnedClock();
  const first = await node(time);
  expect(first.clock.now()).toBe(0);
  await pass(time, 60);
  expect(first.clock.now()).toBe(60 * SECOND);
  await first.clock.close();
  time.jump(9999 * SECOND);
  const second = await node(time);
  expect(second.clock.now()).toBe(60 * SECOND);
  await pass(time, 10);
  expect(second.clock.now()).toBe(70 * SECOND);
});

test('a node that ends without a word loses no more than a heartbeat', async () => {
  const time = new TurnedClock();
  const { clock } = await node(time);
  for (let seconds = 0; seconds < 95; seconds += 5) {
    await pass(time, 5);
    clock.now();
  }
  const next = await node(time);
  expect(next.clock.now()).toBeGreaterThanOrEqual(85 * SECOND);
  expect(next.clock.now()).toBeLessThanOrEqual(95 * SECOND);
});

test('a node that stood still counts no more than a beat, and two nodes count no time twice', async () => {
  const time = new TurnedClock();
  const [one, other] = [await node(time), await node(time)];
  for (let times = 0; times < 12; times++) {
    await pass(time, 5);
    const readings = [one.clock.now(), other.clock.now()];
    for (const reading of readings) expect(Math.abs(reading - (times + 1) * 5 * SECOND)).toBeLessThanOrEqual(10 * SECOND);
  }
  time.jump(3_600_000);
  expect(one.clock.now()).toBeLessThanOrEqual(72 * SECOND);
});

test('time in which nothing can be stored does not count', async () => {
  const time = new TurnedClock();
  const { store, clock } = await node(time);
  await pass(time, 30);
  clock.now();
  await store.close();
  for (let seconds = 0; seconds < 600; seconds += 10) {
    time.turn(10 * SECOND);
    clock.now();
    await new Promise((done) => setImmediate(done));
  }
  expect(clock.now()).toBeLessThanOrEqual(42 * SECOND);
});

test('a node that starts later is behind by no more than a heartbeat, also where nobody has read the clock', async () => {
  const time = new TurnedClock();
  const first = await node(time);
  await pass(time, 3600);
  const later = await node(time);
  expect(first.clock.now()).toBe(3600 * SECOND);
  expect(later.clock.now()).toBeGreaterThanOrEqual(3590 * SECOND);
});
