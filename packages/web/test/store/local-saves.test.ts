import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocalSave } from '../../src/worker/messages.ts';

/** Node has neither storage nor a database: so is a browser that keeps nothing. */
const shelf = new Map<string, string>();
const localStorage = new Proxy(
  { getItem: (key: string) => shelf.get(key) ?? null, removeItem: (key: string) => shelf.delete(key) },
  {
    ownKeys: () => [...shelf.keys()],
    getOwnPropertyDescriptor: (_, key) => ({ configurable: true, enumerable: shelf.has(String(key)) }),
  },
);

beforeEach(() => {
  shelf.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', localStorage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const saves = () => import('../../src/table/local-saves.ts');

test('without a database tables last as long as the page', async () => {
  const { newLocalSave, keepLocalSave, localFronts, localSave, forgetLocalSave } = await saves();
  const save = newLocalSave('blackmore', {}, [{ name: 'Ann' }]);
  await keepLocalSave(save);
  expect(await localSave(save.id)).toEqual(save);
  expect((await localFronts()).fronts.map(({ id }) => id)).toEqual([save.id]);
  await forgetLocalSave(save.id);
  expect((await localFronts()).fronts).toEqual([]);
});

test('without a database old saves are played from where they lie', async () => {
  const { newLocalSave, localFronts } = await saves();
  const save = newLocalSave('blackmore', {}, [{ name: 'Ann' }]);
  shelf.set(`coven.local.${save.id}`, JSON.stringify(save));
  shelf.set('coven.local.broken', '{"id":');
  const { fronts, unreadable } = await localFronts();
  expect(fronts.map(({ id }) => id)).toEqual([save.id]);
  expect(unreadable).toBe(1);
  expect(shelf.size).toBe(2);
});

test('of more than twelve tables the oldest go, finished ones first', async () => {
  const { newLocalSave, keepLocalSave, localFronts } = await saves();
  const made = (at: number, fields: Partial<LocalSave> = {}): LocalSave => ({
    ...newLocalSave('blackmore', {}, [{ name: 'Ann' }]),
    id: `table${at}`,
    made: at,
    lastPlayed: at,
    ...fields,
  });
  await keepLocalSave(made(0));
  await keepLocalSave(made(1, { isOver: true }));
  for (let at = 2; at < 14; at++) await keepLocalSave(made(at));
  const left = (await localFronts()).fronts.map(({ made: at }) => at);
  expect(left).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
