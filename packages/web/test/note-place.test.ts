import { expect, test } from 'vitest';
import { shared } from '../src/lesson/box.ts';
import { notePlace } from '../src/lesson/note-place.ts';

const WIDE = { board: { x: 272, y: 52, width: 860, height: 560 }, bottom: 900, heights: { wide: 150, slim: 260 } };
const NARROW = { board: { x: 0, y: 44, width: 390, height: 520 }, bottom: 844, heights: { wide: 150, slim: 190 } };

test('a note lies low on the board when nothing is lit', () => {
  expect(notePlace({ ...WIDE, lit: [] })).toMatchObject({ shape: 'wide', y: 52 + 560 - 150 - 20 });
  expect(notePlace({ ...NARROW, lit: [] })).toMatchObject({ shape: 'slim', y: 44 + 520 - 190 - 6 });
});

test.each([
  ['the lower half', { x: 300, y: 400, width: 700, height: 200 }],
  ['a column in the middle', { x: 680, y: 60, width: 60, height: 540 }],
  ['the whole board', { x: 272, y: 52, width: 860, height: 560 }],
])('a note covers nothing that is lit: %s', (_, box) => {
  expect(shared(notePlace({ ...WIDE, lit: [box] }), box)).toBe(0);
});

test('on a phone a note lies between two lit rows, or over the hand', () => {
  const rows = [
    { x: 0, y: 50, width: 390, height: 90 },
    { x: 0, y: 420, width: 390, height: 140 },
  ];
  for (const box of rows) expect(shared(notePlace({ ...NARROW, lit: rows }), box)).toBe(0);
  const board = { ...NARROW.board };
  expect(shared(notePlace({ ...NARROW, lit: [board] }), board)).toBe(0);
});

test('where little room is left, a note is tight rather than over what is lit', () => {
  const rows = [
    { x: 0, y: 44, width: 390, height: 300 },
    { x: 0, y: 520, width: 390, height: 324 },
  ];
  const place = notePlace({ ...NARROW, lit: rows });
  expect(place.isTight).toBe(true);
  for (const box of rows) expect(shared(place, box)).toBe(0);
});
