import { expect, test } from 'vitest';
import { after, notationOf, optional, type TextField, wholeOf, word } from '../src/notation.ts';

type Order =
  | { readonly type: 'pass' }
  | { readonly type: 'pay'; readonly coins: number; readonly to: string | null }
  | { readonly type: 'mix'; readonly herbs: readonly string[] };

/** Herbs in alphabetical order. */
const HERBS: TextField<readonly string[]> = {
  lead: ' ',
  pattern: '[a-z ]+',
  write: (herbs) => herbs.join(' '),
  read: (text) => text.split(' ').sort(),
};

const notation = notationOf<Order>(
  'type',
  { pass: {}, pay: { coins: wholeOf(2), to: after(' to', optional(word('[a-z]+'))) }, mix: { herbs: HERBS } },
  { mix: 'brew' },
);

test.each<[string, Order]>([
  ['pass', { type: 'pass' }],
  ['pay 10 to witch', { type: 'pay', coins: 10, to: 'witch' }],
  ['pay 0 to', { type: 'pay', coins: 0, to: null }],
  ['brew mint sage', { type: 'mix', herbs: ['mint', 'sage'] }],
])('"%s" is written and read by the row of its type', (text, order) => {
  expect(notation.format(order)).toBe(text);
  expect(notation.parse(text)).toStrictEqual(order);
});

test.each(['', 'mix mint sage', 'pass\n', 'pay 010 to witch', 'pay 100 to witch', 'pay 1 to ', 'pay 1 to Witch', 'pay 1'])(
  '%j is no order',
  (text) => expect(notation.parse(text)).toBeUndefined(),
);

test('a text that would be written in another way is none', () => {
  expect(notation.parse('brew sage mint')).toBeUndefined();
});
