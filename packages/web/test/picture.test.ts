import { FastRandom, openGame } from '@coven/core';
import { blackmore, type View } from '@coven/games/blackmore';
import { describe, expect, test } from 'vitest';
import { othersOf, sortedHand, strengthOf, winnerOf } from '../src/games/blackmore/picture.ts';
import { shortestTurn } from '../src/games/blackmore/wheel-shape.ts';

describe.each(['descending', 'ascending'] as const)('with the %s wheel', (wheel) => {
  test.each([2, 3, 4, 5])('%i players: the card the picture marks as winning is the one that wins by the rules', (seats) => {
    const rules = openGame(blackmore, seats, { wheel });
    let tricks = 0;
    for (let game = 0; game < 20; game++) {
      const random = new FastRandom('picture', game * 10 + seats);
      const state = rules.start();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        if (turn.kind === 'chance') {
          rules.apply(state, 'chance', rules.draw(state, random));
          continue;
        }
        const seat = turn.seats[0]?.seat ?? 0;
        const moves = rules.moves(state, seat);
        const move = moves[random.below(moves.length)] as (typeof moves)[number];
        const before = rules.view(state, 'spectator');
        const isFollowing = before.phase === 'follow';
        rules.apply(state, seat, move, (event) => {
          if (event.type !== 'trick-won') return;
          tricks++;
          // The picture just before the trick was decided, with the last card laid.
          const laid: View = {
            ...before,
            phase: 'follow',
            trick: isFollowing ? [...before.trick, lastPlay(move, seat)] : [lastPlay(move, seat)],
          };
          expect(winnerOf(laid)).toBe(event.card);
          expect(winnerOf(rules.view(state, 'spectator'))).toBe(event.card);
        });
      }
    }
    expect(tricks).toBeGreaterThan(100);
  });
});

function lastPlay(move: object, seat: number): { seat: number; card: string } {
  return { seat, card: (move as { card: { id: string } }).card.id };
}

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
  wheel: 7,
  ranking: [7, 6, 5, 4, 3, 2, 1, 9, 8],
  trick: [],
  crowned: null,
  wonSizes: [0, 0],
  isFinal: false,
  scores: null,
  won: null,
};

test('a hand has trumps first, and in each colour the strongest first', () => {
  expect(sortedHand(VIEW)).toEqual(['blue-4', 'blue-9', 'red-1', 'red-9', 'green-7']);
});

test('BM-2.1 strength follows the wheel', () => {
  expect([7, 6, 1, 9, 8].map((number) => strengthOf(VIEW, number))).toEqual([9, 8, 3, 2, 1]);
  expect(strengthOf({ ...VIEW, ranking: [] }, 7)).toBe(0);
});

test('the others sit clockwise from the viewer’s left', () => {
  expect(othersOf(2, 5)).toEqual([3, 4, 0, 1]);
});

test('the ring turns by the shortest way', () => {
  expect([0, 1, 4, 5, 8, -1, 13].map(shortestTurn)).toEqual([-0, -1, -4, 4, 1, 1, -4]);
});
