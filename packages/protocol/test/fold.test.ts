import { expect, test } from 'vitest';
import { type ChangedUpdate, fold, shortHex, type Update, type WholeUpdate } from '../src/index.ts';

const HEAD = '5e'.repeat(32);

const whole: WholeUpdate = {
  type: 'whole',
  cursor: 4,
  shown: [{ type: 'dealt' }],
  view: { common: { round: 1, pile: ['red'] }, own: { hand: ['blue', 'green'] } },
  awaited: [0, 1],
  asks: [{ type: 'play' }, { type: 'pass' }],
  isOver: false,
  choices: { seat: 1, decision: 2, moves: ['play blue', 'play green'], mayUndo: false },
  head: shortHex(HEAD),
};

function after(...changes: readonly Omit<ChangedUpdate, 'type'>[]): Update {
  return changes.reduce((before, change) => fold(before, { type: 'change', ...change }), fold(undefined, whole));
}

test('a whole update is the state', () => {
  expect(fold(undefined, whole)).toEqual({
    cursor: 4,
    shown: [{ type: 'dealt' }],
    parts: whole.view,
    view: { round: 1, pile: ['red'], hand: ['blue', 'green'] },
    awaited: [
      { seat: 0, ask: { type: 'play' } },
      { seat: 1, ask: { type: 'pass' } },
    ],
    isOver: false,
    choices: whole.choices,
    offer: ['play blue', 'play green'],
    latest: [],
    head: HEAD,
  });
});

test('a whole update takes the place of whatever was there', () => {
  expect(fold(after({ own: [0, [0, 1]], shown: [{ type: 'played' }] }), whole)).toEqual(fold(undefined, whole));
});

test('an empty change counts, and changes nothing else', () => {
  const before = fold(undefined, whole);
  const next = after({});
  expect(next).toEqual({ ...before, cursor: 5, shown: [], head: null });
  for (const field of ['view', 'awaited', 'choices', 'offer'] as const) expect(next[field]).toEqual(before[field]);
});

test('what did not change stays the same object', () => {
  const before = fold(undefined, whole);
  const next = fold(before, { type: 'change', own: [0, [0, 1]] });
  expect(next.parts.common).toBe(before.parts.common);
  expect(next.awaited).toBe(before.awaited);
  expect(next.choices).toBe(before.choices);
  expect(fold(before, { type: 'change', decision: 3 }).view).toBe(before.view);
});

test('both parts of the view are edited', () => {
  expect(after({ common: [0, 2], own: [0, [0, 1]] }).view).toEqual({ round: 2, pile: ['red'], hand: ['green'] });
});

test('who is awaited and what they are asked change separately', () => {
  expect(after({ awaited: [1, 2] }).awaited).toEqual([
    { seat: 1, ask: { type: 'play' } },
    { seat: 2, ask: { type: 'pass' } },
  ]);
  expect(after({ asks: [{ type: 'crown' }, [0]] }).awaited).toEqual([
    { seat: 0, ask: { type: 'crown' } },
    { seat: 1, ask: { type: 'crown' } },
  ]);
  expect(after({ awaited: [], asks: [], isOver: true })).toMatchObject({ awaited: [], isOver: true });
});

test('events and asks of one connection share their kinds', () => {
  const asked = after(
    { shown: [{ type: 'played', seat: 0 }], asks: [{ type: 'play' }, { type: 'pass' }] },
    { shown: [[0, 1, 1]], asks: [[2], [1]] },
  );
  expect(asked.shown).toEqual([{ type: 'played', seat: 1 }]);
  expect(asked.awaited.map(({ ask }) => ask)).toEqual([{ type: 'pass' }, { type: 'play' }]);
});

test('an offer is an edit of the latest one that was not empty', () => {
  const none = after({ moves: [], decision: 3 });
  expect(none.choices).toEqual({ seat: 1, decision: 3, moves: [], mayUndo: false });
  expect(fold(none, { type: 'change', moves: [-1, 1, '1red'] }).choices?.moves).toEqual(['play green', 'play red']);
});

test('a spectator is offered nothing', () => {
  const spectator = fold(undefined, { ...whole, choices: null });
  expect(fold(spectator, { type: 'change', common: [0, 2] })).toMatchObject({ choices: null, offer: [] });
});

test('events taken back, the head and its signature belong to one update', () => {
  const told = after({ takenBack: [1], head: shortHex(HEAD), signature: 'ab' });
  expect(told).toMatchObject({ takenBack: [1], head: HEAD, signature: 'ab' });
  const next = fold(told, { type: 'change' });
  expect(next.head).toBeNull();
  expect(next).not.toHaveProperty('takenBack');
  expect(next).not.toHaveProperty('signature');
});

test('a change without a previous update is rejected', () => {
  expect(() => fold(undefined, { type: 'change' })).toThrow('without an update before it');
});
