import { expect, test } from 'vitest';
import type { View } from '../rules/index.ts';
import { othersOf, pilesOf, sortedHand, strengthOf } from '../web/picture.ts';
import { shortestTurn } from '../web/wheel-shape.ts';

const VIEW: View = {
  viewer: 0,
  side: 'descending',
  phase: 'lead',
  toAct: 0,
  leader: 0,
  hand: ['red-1', 'red-9', 'blue-4', 'blue-9', 'green-7'],
  handSizes: [5, 5],
  deckSize: 10,
  pile: ['blue-7'],
  trump: 'blue-7',
  trumpSuit: 'blue',
  wheel: 7,
  ranking: [7, 6, 5, 4, 3, 2, 1, 9, 8],
  trick: [],
  winning: null,
  winningSuits: [],
  beating: [],
  crowned: null,
  wonSizes: [0, 0],
  isFinal: false,
  scores: null,
  won: null,
};

test('a hand has trumps first, and in each colour the strongest first', () => {
  expect(sortedHand(VIEW)).toEqual(['blue-4', 'blue-9', 'red-1', 'red-9', 'green-7']);
});

test('a card is as strong as its number; before a card is turned up there is no strength to draw', () => {
  expect(['red-7', 'blue-6', 'red-1', 'green-9', 'red-8'].map((card) => strengthOf(VIEW, card))).toEqual([9, 8, 3, 2, 1]);
  expect(strengthOf({ ...VIEW, ranking: [] }, 'red-7')).toBe(0);
});

test('the others sit clockwise from the viewer’s left', () => {
  expect(othersOf(2, 5)).toEqual([3, 4, 0, 1]);
});

test('the ring turns by the shortest way', () => {
  expect([0, 1, 4, 5, 8, -1, 13].map(shortestTurn)).toEqual([-0, -1, -4, 4, 1, 1, -4]);
});

test('won piles come with the highest score first, each colour by colour', () => {
  const piles = pilesOf({ won: [['blue-1', 'red-2', 'blue-9'], ['red-7', 'red-9'], []], scores: [12, 16, 0] });
  expect(piles).toEqual([
    { seat: 1, cards: ['red-9', 'red-7'], score: 16 },
    { seat: 0, cards: ['red-2', 'blue-9', 'blue-1'], score: 12 },
    { seat: 2, cards: [], score: 0 },
  ]);
  expect(pilesOf({ won: null, scores: null })).toEqual([]);
});
