import type { Json } from '@coven/core';
import { expect, test } from 'vitest';
import { type Edit, edited, editedOffer, heard } from '../src/index.ts';

const before = { round: 1, hands: [['red', 'blue'], ['green']], pile: { top: 'red', size: 3 }, mayPass: false } as const;

test.each<[string, Json, Edit, Json]>([
  ['a number is the new value', 1, 2, 2],
  ['so is null', 'red', null, null],
  ['an object takes the place of what was none', null, { top: 'red' }, { top: 'red' }],
  ['an object takes the place of another', { top: 'red' }, { size: 3 }, { size: 3 }],
  ['a new list stands in a list', null, [['red', 'blue']], ['red', 'blue']],
  ['an empty list too', ['red'], [[]], []],
  ['anything may stand in a list', { top: 'red' }, ['none'], 'none'],
  ['an empty list changes nothing', { top: 'red' }, [], { top: 'red' }],
  ['fields are numbered in their order', before, [0, 2, 3, true], { ...before, round: 2, mayPass: true }],
  ['a field that is an object is edited likewise', before, [2, [1, 4]], { ...before, pile: { top: 'red', size: 4 } }],
  ['elements leave a list', ['red', 'blue', 'green'], [0, 2], ['green']],
  ['elements come into a list', ['red', 'green'], [1, 0, 'blue', 'black'], ['red', 'blue', 'black', 'green']],
  ['an element is an edit of the one in its place', [{ seat: 0, points: 3 }], [0, 1, [1, 5]], [{ seat: 0, points: 5 }]],
  [
    'a further element is an edit of the one before it',
    [{ seat: 0, points: 3 }],
    [1, 0, [0, 1], []],
    [
      { seat: 0, points: 3 },
      { seat: 1, points: 3 },
      { seat: 1, points: 3 },
    ],
  ],
  [
    'a list in a list is edited likewise',
    before.hands,
    [1, 1, [1, 0, 'black']],
    [
      ['red', 'blue'],
      ['green', 'black'],
    ],
  ],
])('%s', (_, value, edit, after) => {
  const copy = structuredClone(value);
  // The order of fields counts too.
  expect(JSON.stringify(edited(value, edit))).toBe(JSON.stringify(after));
  expect(value).toEqual(copy);
});

test('what an edit leaves unchanged stays the same object', () => {
  const after = edited(before, [0, 2, 1, [1, 1, [0, 1]]]) as typeof before;
  expect(after.pile).toBe(before.pile);
  expect(after.hands[0]).toBe(before.hands[0]);
  expect(after.hands[1]).toEqual([]);
  expect(edited(before)).toBe(before);
});

test('each kind of event has a number, and later events of it are edits', () => {
  const latest: Json[] = [];
  const [drew, played] = [
    { type: 'drew', seat: 0 },
    { type: 'played', seat: 1, card: 'red' },
  ] as const;
  expect(heard([drew, [0, 1, 2], played, [0]], latest)).toEqual([drew, { ...drew, seat: 2 }, played, { ...drew, seat: 2 }]);
  expect(heard([[1, 2, 'blue'], { type: 'passed' }], latest)).toEqual([{ ...played, card: 'blue' }, { type: 'passed' }]);
  expect(latest).toEqual([{ type: 'drew', seat: 2 }, { type: 'played', seat: 1, card: 'blue' }, { type: 'passed' }]);
});

test('an offer keeps, skips and adds moves', () => {
  const offer = ['play red on moon', 'play red on sun', 'play blue on moon', 'pass'];
  expect(editedOffer(offer, [])).toEqual([]);
  expect(editedOffer(offer, [4])).toEqual(offer);
  expect(editedOffer(offer, [-1, 1, '3star', -1, 1])).toEqual(['play red on sun', 'play red on star', 'pass']);
  expect(editedOffer([], ['0play red on moon', '3sun', '1blue on sun', '0pass'])).toEqual([
    'play red on moon',
    'play red on sun',
    'play blue on sun',
    'pass',
  ]);
});
