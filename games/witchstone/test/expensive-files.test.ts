import { FastRandom, openGame, playout, reopenGame } from '@coven/core';
import { casesOf, mostExpensive, workOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { checkBoard } from '../rules/board-file.ts';
import { FILE_LIMITS } from '../rules/file-limits.ts';
import { BOARD, witchstone } from '../rules/index.ts';
import { compiledMoves, rulesWith, searchOf } from './expensive.ts';

/** What `docs/data-files.md` promises. */
const MAX_COMPILED_MOVES = 8000;
const MAX_MOVES = 500;

type Draft = { -readonly [Key in keyof typeof BOARD]: (typeof BOARD)[Key] };

function changed(change: (board: Draft) => unknown): string {
  const board = structuredClone(BOARD) as Draft;
  change(board);
  return JSON.stringify(board);
}

const listOf = <Item>(length: number, item: (index: number) => Item) => Array.from({ length }, (_, index) => item(index));

/** A map on which every location is linked with every other one. */
const hugeMap = changed((board) => {
  const { locations } = board.map;
  const more = listOf(30 - locations.length, (index) => ({ id: `own-${index}`, kind: 'tower' as const, at: [0, 0] as const }));
  const all = [...locations, ...more];
  const portals = all.flatMap((one, at) => all.slice(at + 1).map((other) => ({ between: [one.id, other.id] as const, length: 1 })));
  board.map = { ...board.map, locations: all, portals };
  board.chips = [...board.chips, { points: 99, copies: 20 }];
});

const manyScrolls = changed((board) => {
  board.scrolls = [...board.scrolls, ...listOf(900, (index) => ({ id: `own-${index}`, copies: 1, boost: 'any' as const, plus: 9 }))];
});

describe('limits of board files for new tables', () => {
  const cases: readonly (readonly [string, string, string, number])[] = [
    ['a huge map', hugeMap, 'map.portals', FILE_LIMITS.portals],
    ['many kinds of scrolls', manyScrolls, 'scrolls', FILE_LIMITS.scrolls],
    ['many scrolls', changed((board) => Object.assign(board.scrolls[0] as object, { copies: 99 })), 'scrolls', FILE_LIMITS.scrollCopies],
    [
      'many kinds of chips',
      changed((board) => {
        board.chips = [...board.chips, ...listOf(40, (index) => ({ points: 50 + index, copies: 1 }))];
      }),
      'chips',
      FILE_LIMITS.chips,
    ],
    [
      'many chips',
      changed((board) => {
        board.chips = board.chips.map((chip) => ({ ...chip, copies: 30 }));
      }),
      'chips',
      FILE_LIMITS.chipCopies,
    ],
    [
      'many owls',
      changed((board) => {
        board.owls = [...board.owls, ...listOf(400, () => 0)];
      }),
      'owls',
      FILE_LIMITS.owls,
    ],
    [
      'many places at the Witchstone',
      changed((board) => {
        board.map = { ...board.map, stonePlaces: listOf(400, () => 1) };
      }),
      'map.stonePlaces',
      FILE_LIMITS.stonePlaces,
    ],
    [
      'a prophecy that asks for much',
      changed((board) => {
        const levels = listOf(3, () => listOf(50, () => 'forest' as const));
        board.scrolls = [...board.scrolls, { id: 'much', copies: 1, prophecy: 'connect-in-order', levels }];
      }),
      `scrolls[${BOARD.scrolls.length}].levels[0]`,
      FILE_LIMITS.asked,
    ],
  ];

  test.each(cases)('%s', (_, text, field, most) => {
    const problem = checkBoard(text).find((one) => one.field === field && one.args?.most === most);
    expect(problem).toMatchObject({ line: 1, reason: 'too-many', isLimit: true });
    expect(checkBoard(text).every(({ isLimit }) => isLimit)).toBe(true);
    expect(() => openGame(witchstone, 2, { board: text })).toThrow('too-many');
  });

  test('a board that was accepted earlier still opens', () => {
    const rules = reopenGame(witchstone, 4, { board: hugeMap }, witchstone.version);
    const state = rules.start();
    playout(rules, state, new FastRandom(1));
    expect(rules.faults(state)).toEqual([]);
  });
});

test('the bound of a game grows with what its board gives', () => {
  const rich = changed((board) => {
    board.wand = ['start', ...listOf(59, () => ({ bonus: 'wand' as const, times: 9 }))];
  });
  expect(rulesWith(JSON.stringify(BOARD), 2).bound).toBe(24_000);
  expect(rulesWith(rich, 2).bound).toBeGreaterThan(40_000);
});

test('the most expensive board found stays within the documented numbers', () => {
  for (let search = 0; search < casesOf(1, 2); search++) {
    const text = mostExpensive(searchOf(casesOf(60, 500)), new FastRandom('expensive', search));
    expect(checkBoard(text)).toEqual([]);
    expect(compiledMoves(text, 4)).toBeLessThan(MAX_COMPILED_MOVES);
    for (let game = 0; game < casesOf(2, 20); game++) {
      const { moves, view } = workOf(rulesWith(text, 2 + (game % 3)), new FastRandom('work', game), 400);
      expect(moves).toBeLessThan(MAX_MOVES);
      expect(view).toBeLessThan(150_000);
    }
  }
});
