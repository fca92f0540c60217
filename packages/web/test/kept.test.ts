import { expect, test } from 'vitest';
import { compare, type Kept } from '../src/table/kept.ts';

const KEPT: Kept = { commitment: 'c', nonces: { 0: 'n0', 2: 'n2' }, head: 'h' };

test('a record that agrees with everything kept', () => {
  expect(compare(KEPT, { commitment: 'c', nonces: ['n0', 'x', 'n2'], hadHead: true })).toEqual({
    commitment: 'same',
    nonces: 'same',
    head: 'same',
  });
});

test('each difference is found by itself', () => {
  expect(compare(KEPT, { commitment: 'd', nonces: ['n0', null, 'n2'], hadHead: true }).commitment).toBe('different');
  expect(compare(KEPT, { commitment: 'c', nonces: ['n0', null, 'other'], hadHead: true }).nonces).toBe('different');
  expect(compare(KEPT, { commitment: 'c', nonces: ['n0', null, 'n2'], hadHead: false }).head).toBe('different');
});

test('what was not kept is unknown, never "same"', () => {
  const checked = { commitment: 'c', nonces: [null], hadHead: false };
  expect(compare(undefined, checked)).toEqual({ commitment: 'unknown', nonces: 'unknown', head: 'unknown' });
  expect(compare({ commitment: 'c', nonces: {}, head: null }, checked)).toEqual({ commitment: 'same', nonces: 'unknown', head: 'unknown' });
});
