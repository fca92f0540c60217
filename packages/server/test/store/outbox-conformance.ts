import { expect } from 'vitest';
import { lawsOf, type OpenStore } from './conformance.ts';
import { listing, notice } from './stored-rows.ts';

/** Tests that every outbox must pass. */
export function outboxConforms(name: string, open: OpenStore): void {
  const law = lawsOf(`${name}: outbox`, open, (store) => store);

  law('a notice is stored with its line or not at all, and once', async ({ tables, outbox }) => {
    await tables.append({ table: 't', seq: 0, line: '{}', outbox: [notice('a')] });
    expect(await tables.append({ table: 't', seq: 0, line: '{}', outbox: [notice('b')] })).toBe('taken');
    const taken = await outbox.take(9, 1, 100);
    expect(taken).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{32}$/), table: 't', seq: 0, ...notice('a'), at: 100, attempt: 1 }]);
    expect(await outbox.take(9, 1, 100)).toEqual([]);
    await outbox.sent(taken[0]?.id ?? '');
    expect(await outbox.take(9, 1000, 2000)).toEqual([]);
  });

  law('only what may be sent by now is taken, the earliest first', async ({ tables, outbox }) => {
    const at = (person: string, time: number) => ({ ...notice(person), at: time });
    await tables.append({ table: 't', seq: 0, line: '{}', outbox: [at('late', 30), at('first', 10), at('second', 20)] });
    expect((await outbox.take(1, 20, 100)).map(({ person }) => person)).toEqual(['first']);
    expect((await outbox.take(9, 20, 100)).map(({ person }) => person)).toEqual(['second']);
    expect((await outbox.take(9, 99, 200)).map(({ person }) => person)).toEqual(['late']);
  });

  law('after an attempt about which nothing is heard there is one more, with the same id; then it is given up', async (store, opened) => {
    await store.tables.append({ table: 't', seq: 0, line: '{}', outbox: [notice('a')] });
    const [first] = await store.outbox.take(9, 1, 100);
    const { outbox } = await opened.reopen();
    expect(await outbox.take(9, 99, 200)).toEqual([]);
    const [second] = await outbox.take(9, 100, 200);
    expect([second?.id, second?.attempt]).toEqual([first?.id, 2]);
    expect(await outbox.givenUp()).toBe(0);
    expect(await outbox.take(9, 200, 300)).toEqual([]);
    expect(await outbox.givenUp()).toBe(1);
    expect(await outbox.take(9, 1000, 2000)).toEqual([]);
  });

  law('what certainly was not sent is tried later, and does not count', async ({ tables, outbox }) => {
    await tables.append({ table: 't', seq: 0, line: '{}', outbox: [notice('a')] });
    for (let time = 1; time < 50; time += 10) {
      const [taken] = await outbox.take(9, time, 1000);
      expect(taken?.attempt).toBe(1);
      await outbox.postpone(taken?.id ?? '', time + 10);
    }
    const [taken] = await outbox.take(9, 100, 1000);
    await outbox.giveUp(taken?.id ?? '', 'gone');
    expect([await outbox.givenUp(), await outbox.take(9, 5000, 6000)]).toEqual([1, []]);
  });

  law('of two that take at the same time each gets other notices', async ({ tables, outbox }) => {
    const people = Array.from({ length: 40 }, (_, at) => notice(`p${at}`));
    await tables.append({ table: 't', seq: 0, line: '{}', outbox: people });
    const taken = (await Promise.all(Array.from({ length: 8 }, () => outbox.take(10, 1, 100)))).flat();
    const rest = await outbox.take(40, 1, 100);
    expect(new Set([...taken, ...rest].map(({ id }) => id)).size).toBe(40);
    expect(taken.length + rest.length).toBe(40);
  });

  law('notices go with their table', async ({ tables, outbox }) => {
    await tables.append({ table: 't', seq: 0, line: '{}', listing: listing('t', {}), outbox: [notice('a')] });
    await tables.removeTables(['t']);
    expect(await outbox.take(9, 1, 100)).toEqual([]);
  });
}
