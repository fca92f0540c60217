import { expect, test } from 'vitest';
import type { BoardContext } from '../src/games/board-context.ts';
import { firstUseful } from '../src/games/rank.ts';

const FINISH = { type: 'finish' };
const BREW = { type: 'brew' };
const game = { buttonLook: (_board: unknown, move: object) => (move === FINISH ? { rank: 'second' as const } : undefined) };
const offering = (...moves: readonly object[]) => ({ moves }) as unknown as BoardContext;

test('Enter in the list of choices ends nothing while something else can be done', () => {
  expect(firstUseful(game, offering(FINISH, BREW))).toBe(1);
  expect(firstUseful(game, offering(BREW, FINISH))).toBe(0);
});

test('what ends a turn comes first where nothing else can be done', () => {
  expect(firstUseful(game, offering(FINISH))).toBe(0);
});

test('a game without secondary moves starts at the first', () => {
  expect(firstUseful({}, offering(FINISH, BREW))).toBe(0);
});
