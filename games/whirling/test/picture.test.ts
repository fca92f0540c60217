import { describe, expect, test } from 'vitest';
import { type Ingredient, type Move, notation } from '../rules/index.ts';
import { groupsOf, othersOf, ravenWith, spotsIn } from '../web/picture.ts';
import { moments } from './moments.ts';

describe.each([
  [2, 'random'],
  [3, 'draft'],
  [5, 'random'],
] as const)('%i players, characters by %s', (seats, characters) => {
  test('every offered move has a place on the table', () => {
    const seen = new Set<string>();
    for (const { moves } of moments(seats, characters, 8)) {
      const grouped = new Set(groupsOf(moves).flatMap((group) => group.moves));
      for (const move of moves) {
        const isElsewhere = ['play', 'use', 'done', 'hold', 'ready', 'blind', 'fresh-start'].includes(move.type);
        expect(grouped.has(move) || isElsewhere, notation.format(move)).toBe(true);
        seen.add(move.type);
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['play', 'use', 'fill', 'make', 'potion', 'raven', 'grimoire', 'done', 'hold', 'ready']),
    );
  });
});

test('the others sit clockwise from the viewer’s left', () => {
  expect(othersOf(3, 5)).toEqual([4, 0, 1, 2]);
});

test('WW-2.5 a raven takes one piece, then a second, then begins anew', () => {
  const raven = (...pieces: readonly Ingredient[]): Move => ({ type: 'raven', pieces });
  const moves = [{ type: 'ready' } as const, raven('toad'), raven('spider'), raven('spider', 'toad'), raven('toad', 'toad')];
  expect(ravenWith(moves, null, 'toad')).toEqual(raven('toad'));
  expect(ravenWith(moves, raven('toad'), 'spider')).toEqual(raven('spider', 'toad'));
  expect(ravenWith(moves, raven('toad'), 'toad')).toEqual(raven('toad', 'toad'));
  expect(ravenWith(moves, raven('spider', 'toad'), 'toad')).toEqual(raven('toad'));
  expect(ravenWith(moves, raven('spider'), 'spider')).toEqual(raven('spider'));
  expect(ravenWith(moves, null, 'heart')).toBeUndefined();
});

test.each([0, 1, 6, 7, 15, 24, 40])('%i pieces float in the cauldron without lying on each other', (count) => {
  const spots = spotsIn(count);
  expect(spots).toHaveLength(count);
  for (const [at, spot] of spots.entries()) {
    expect(spot.x).toBeGreaterThan(14);
    expect(spot.x).toBeLessThan(86);
    for (const other of spots.slice(0, at)) {
      const gap = Math.hypot((spot.x - other.x) * 4.4, (spot.y - other.y) * 3.06);
      expect(gap).toBeGreaterThan(spot.size * 4.4 * 0.9);
    }
  }
});
