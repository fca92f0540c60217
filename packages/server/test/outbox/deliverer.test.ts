import { afterEach, beforeEach, expect, test } from 'vitest';
import { Deliverer } from '../../src/outbox/deliverer.ts';
import { SqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { notice } from '../store/stored-rows.ts';
import { HttpSink, httpSender } from '../support/http-sink.ts';
import { newDirectory, removeDirectory } from '../support/serve.ts';
import { TurnedClock } from '../support/turned-clock.ts';

let directory: string;
let store: SqliteStore;
let sink: HttpSink;
let time: TurnedClock;
let deliverers: Deliverer[];
beforeEach(async () => {
  directory = newDirectory();
  store = new SqliteStore(directory);
  sink = await HttpSink.start();
  time = new TurnedClock();
  deliverers = [];
});
afterEach(async () => {
  await Promise.all(deliverers.map((one) => one.close()));
  sink.close();
  await store.close();
  removeDirectory(directory);
});

function deliverer(): Deliverer {
  const parts = { outbox: store.outbox, sender: httpSender(sink.port), now: time.now, timers: time.timers, log: { warn: () => {} } };
  const made = new Deliverer(parts);
  deliverers.push(made);
  return made;
}

const queue = (...people: readonly string[]) => store.tables.append({ table: 't', seq: 0, line: '{}', outbox: people.map(notice) });

test('everything that is queued is sent once, by one of several', async () => {
  const people = Array.from({ length: 50 }, (_, at) => `p${at}`);
  await queue(...people);
  const both = [deliverer(), deliverer()];
  await Promise.all(both.map((one) => one.deliver()));
  time.turn(3_600_000);
  await Promise.all(both.map((one) => one.deliver()));
  expect(sink.received.map(({ person }) => person).sort()).toEqual(people.sort());
  expect(new Set(sink.received.map(({ id }) => id)).size).toBe(50);
});

test.each(['silent', 'broken'] as const)(
  'a sink that is %s is tried a second time with the same id, and no third time',
  async (manners) => {
    sink.manners = manners;
    await queue('a');
    const one = deliverer();
    for (let attempts = 1; attempts <= 2; attempts++) {
      const delivered = one.deliver();
      await expect.poll(() => sink.received.length).toBe(attempts);
      if (manners === 'silent') time.turn(30_000);
      await delivered;
      time.jump(60_000);
    }
    await one.deliver();
    await one.deliver();
    expect(sink.received.map(({ id }) => id)).toEqual([sink.received[0]?.id, sink.received[0]?.id]);
    expect(await store.outbox.givenUp()).toBe(1);
  },
);

test('a sink that is busy is tried until it takes the notice; one that is gone is not tried again', async () => {
  sink.manners = 'busy';
  await queue('a');
  const one = deliverer();
  for (let tries = 0; tries < 6; tries++) {
    await one.deliver();
    time.jump(3_600_000);
  }
  expect(sink.received).toEqual([]);
  sink.manners = 'takes';
  await one.deliver();
  expect(sink.received).toMatchObject([{ person: 'a' }]);
  sink.manners = 'gone';
  await store.tables.append({ table: 't', seq: 1, line: '{}', outbox: [notice('b')] });
  await one.deliver();
  sink.manners = 'takes';
  time.jump(3_600_000);
  await one.deliver();
  expect([sink.received.length, await store.outbox.givenUp()]).toEqual([1, 1]);
  const givenUp = () => {
    time.turn(3_600_000);
    return store.outbox.givenUp();
  };
  expect(await givenUp()).toBe(1);
  time.jump(7 * 86_400_000);
  await expect.poll(givenUp).toBe(0);
});
