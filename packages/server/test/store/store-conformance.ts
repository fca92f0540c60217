import { expect } from 'vitest';
import { lawsOf, type OpenStore } from './conformance.ts';
import { outboxConforms } from './outbox-conformance.ts';
import { peopleConform } from './people-conformance.ts';
import { resultsConform } from './results-conformance.ts';
import { tablesConform } from './tables-conformance.ts';

/** Tests that every store must pass, and its four parts. */
export function storeConforms(name: string, open: OpenStore): void {
  tablesConform(name, open);
  peopleConform(name, open);
  resultsConform(name, open);
  outboxConforms(name, open);
  const law = lawsOf(name, open, (store) => store);

  law('of secrets made at the same time one counts for everybody', async (store) => {
    const secrets = await Promise.all(Array.from({ length: 8 }, (_, at) => store.secret('key', () => `secret ${at}`)));
    expect(new Set(secrets).size).toBe(1);
  });

  law('a closed store refuses to write', async (store) => {
    await store.close();
    await expect(store.tables.append({ table: 't', seq: 0, line: 'late' })).rejects.toThrow();
  });

  law('a secret stays the same', async (store, opened) => {
    expect(await store.secret('key', () => 'one')).toBe('one');
    expect(await store.secret('key', () => 'two')).toBe('one');
    const again = await opened.reopen();
    expect(await again.secret('key', () => 'three')).toBe('one');
  });

  law('the clock only moves on, whoever moves it', async (store, opened) => {
    expect(await store.moveClock(5)).toBe(5);
    expect(await Promise.all([9, 7, 8].map((time) => store.moveClock(time)))).toContain(9);
    expect(await store.moveClock(3)).toBe(9);
    expect(await (await opened.reopen()).moveClock(0)).toBe(9);
  });
}
