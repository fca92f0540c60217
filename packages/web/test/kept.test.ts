import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, readStored, store, storedKeys } from '../src/storage.ts';
import { keepCommitment, keepNextDeal, keepNonce, keptOf } from '../src/table/kept.ts';

/** Stands in for the browser's: its entries are its own properties, and it may be full. */
class Shelf {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return (this[key] as string | undefined) ?? null;
  }
  setItem(key: string, text: string): void {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
let isFull = false;

beforeEach(() => {
  isFull = false;
  vi.stubGlobal('localStorage', new Shelf());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a full shelf does not take lasts as long as the page, and is kept once there is room', () => {
  isFull = true;
  store('draft', 'one');
  expect(readStored('draft')).toBe('one');
  expect(Object.keys(localStorage)).toEqual([]);
  isFull = false;
  store('draft', 'two');
  expect(readStored('draft')).toBe('two');
  expect(Object.keys(localStorage)).toEqual(['coven.draft']);
});

test('where the browser forbids storage, everything is kept by the page', () => {
  vi.stubGlobal('localStorage', undefined);
  store('settings', { name: 'Ann' });
  expect(readStored('settings')).toEqual({ name: 'Ann' });
  expect(storedKeys('set')).toEqual(['settings']);
  forget('settings');
  expect(readStored('settings')).toBeUndefined();
});

test('of a hundred tables everything is kept, of older ones nothing', () => {
  vi.useFakeTimers();
  for (let at = 0; at < 103; at++) {
    vi.setSystemTime(1_000_000 + at);
    keepCommitment(`room${at}`, 'aa');
  }
  // Going on with a table does not make another one older.
  keepNonce('room3', 0, 'cc');
  expect(storedKeys('kept.')).toHaveLength(100);
  expect([0, 1, 2, 3, 102].map((at) => keptOf(`room${at}`) !== undefined)).toEqual([false, false, false, true, true]);
});

test('the next attempt to deal needs new random bytes, and the earlier seal is remembered', () => {
  keepCommitment('room', 'aa');
  keepNonce('room', 0, 'cc');
  keepNextDeal('room', 'aa');
  expect(keptOf('room')).toMatchObject({ commitment: 'aa', nonces: { 0: 'cc' } });
  keepNextDeal('room', 'bb');
  expect(keptOf('room')).toMatchObject({ commitment: 'bb', earlier: ['aa'], nonces: {} });
});
