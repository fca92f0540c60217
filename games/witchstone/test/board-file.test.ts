import { readFileSync } from 'node:fs';
import { FastRandom, openGame, playout } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { checkBoard } from '../rules/board-file.ts';
import type { BoardFileReason } from '../rules/board-problems.ts';
import { BOARD, witchstone } from '../rules/index.ts';

type Draft = { -readonly [Key in keyof typeof BOARD]: (typeof BOARD)[Key] };

/** The board that comes with the game, changed somewhere and written one value a line. */
function changed(change: (board: Draft) => unknown): string {
  const board = structuredClone(BOARD) as Draft;
  change(board);
  return JSON.stringify(board, null, 1);
}

function problems(change: (board: Draft) => unknown): string[] {
  return checkBoard(changed(change)).map(({ field, reason }) => `${field}: ${reason}`);
}

const put = (target: object, key: string | number, value: unknown) => Object.assign(target, { [key]: value });

describe('a board file', () => {
  test('the board that comes with the game is sound', () => {
    const text = readFileSync(new URL('../rules/board.json', import.meta.url), 'utf8');
    expect(checkBoard(text)).toEqual([]);
  });

  test('another board of the same format can be played, and viewers are told it', () => {
    const text = changed((board) => {
      put(board.map.portals[0] as object, 'length', 2);
      put(board.wand, 1, { silver: 'chips' });
    });
    expect(checkBoard(text)).toEqual([]);
    const rules = openGame(witchstone, 2, { board: text });
    const state = rules.start();
    playout(rules, state, new FastRandom(1));
    expect(rules.faults(state)).toEqual([]);
    expect(rules.view(state, 'spectator').board?.wand[1]).toEqual({ silver: 'chips' });
    expect(openGame(witchstone, 2).view(state, 'spectator').board).toBeNull();
  });

  test('a board without blue cells begins with the scrolls', () => {
    const text = changed((board) =>
      put(
        board,
        'pentagram',
        board.pentagram.map((cell) => (cell?.startsWith('special-') ? null : cell)),
      ),
    );
    expect(checkBoard(text)).toEqual([]);
    const rules = openGame(witchstone, 3, { board: text });
    const state = rules.start();
    playout(rules, state, new FastRandom(2));
    expect(rules.faults(state)).toEqual([]);
  });

  test('problems name the line, the field and the reason', () => {
    const text = changed((board) => put(board.map.portals[2] as object, 'between', ['tower-0', 'atlantis']));
    const [problem] = checkBoard(text);
    expect(problem).toMatchObject({ field: 'map.portals[2].between[1]', reason: 'unknown-location', args: { id: 'atlantis' } });
    expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain('atlantis');
    expect(() => openGame(witchstone, 2, { board: text })).toThrow('bad-file');
    expect(checkBoard('{')).toMatchObject([{ line: 1, reason: 'not-json' }]);
  });

  test.each<[BoardFileReason, (board: Draft) => unknown, string]>([
    ['missing-field', (board) => Object.assign(board, { wand: undefined }), 'wand'],
    ['unknown-field', (board) => put(board, 'cats', 3), 'cats'],
    ['wrong-actions', (board) => put(board, 'actions', [...board.actions].reverse()), 'actions'],
    ['not-one-of', (board) => put(board.provenance ?? {}, 'map', 'guessed'), 'provenance.map'],
    ['not-one-of', (board) => put(board.provenance ?? {}, 'map', { portals: 'guessed' }), 'provenance.map.portals'],
    ['not-one-of', (board) => put(board.scrolls[0] as object, 'provenance', { effect: 'guessed' }), 'scrolls[0].provenance.effect'],
    ['repeated-id', (board) => put(board.map.locations[6] as object, 'id', 'village-0'), 'map.locations[6]'],
    ['one-witchstone', (board) => put(board.map.locations[0] as object, 'kind', 'castle'), 'map.locations'],
    ['too-few-towers', (board) => put(board.map.locations[1] as object, 'kind', 'castle'), 'map.locations'],
    ['out-of-range', (board) => put(board.map.locations[1] as object, 'at', [0, 7]), 'map.locations[1].at[1]'],
    ['same-ends', (board) => put(board.map.portals[3] as object, 'between', ['stone', 'stone']), 'map.portals[3].between'],
    ['repeated-portal', (board) => put(board.map.portals[3] as object, 'between', ['stone', 'tower-0']), 'map.portals[3]'],
    [
      'not-connected',
      (board) =>
        put(
          board.map,
          'portals',
          board.map.portals.filter(({ between }) => !between.includes('castle-0')),
        ),
      'map.portals',
    ],
    ['too-few-places', (board) => put(board.map, 'stonePlaces', [5, 3]), 'map.stonePlaces'],
    ['outside-cauldron', (board) => put(board.cauldron, 'blackCrystal', [3, 3]), 'cauldron.blackCrystal'],
    ['cell-taken', (board) => put(board.cauldron, 'blackCrystal', [2, 0]), 'cauldron.crystals[0]'],
    ['missing-symbol', (board) => put(board.cauldron, 'symbols', board.cauldron.symbols.slice(1)), 'cauldron.symbols'],
    ['not-on-border', (board) => put(board.cauldron.exits[0] as object, 'from', [[1, 0]]), 'cauldron.exits[0].from[0]'],
    ['two-exits', (board) => put(board.cauldron.exits[0] as object, 'from', [[-1, 3]]), 'cauldron.exits[1].from[0]'],
    ['missing-exit', (board) => put(board.cauldron.exits[0] as object, 'from', []), 'cauldron.exits'],
    ['wrong-count', (board) => put(board.cauldron, 'crystals', board.cauldron.crystals.slice(1)), 'cauldron.crystals'],
    ['wrong-count', (board) => put(board, 'specials', board.specials.slice(1)), 'specials'],
    ['same-action', (board) => put(board.specials, 0, ['wand', 'wand']), 'specials[0]'],
    ['repeated-pair', (board) => put(board.tilesPerPlayer, 0, ['wand', 'energy']), 'tilesPerPlayer[3]'],
    ['missing-pair', (board) => put(board, 'tilesPerPlayer', board.tilesPerPlayer.slice(1)), 'tilesPerPlayer'],
    ['no-start', (board) => put(board.pentagram, 0, null), 'pentagram[0]'],
    ['no-start', (board) => put(board.wand, 0, null), 'wand[0]'],
    ['unknown-cell', (board) => put(board.pentagram, 1, 'trap-a'), 'pentagram[1]'],
    ['unknown-cell', (board) => put(board.wand, 1, { bonus: 'wand' }), 'wand[1]'],
    ['blue-too-close', (board) => put(board.pentagram, 1, 'special-d'), 'pentagram[1]'],
    ['repeated-cell', (board) => put(board.pentagram, 6, 'owl-a'), 'pentagram[6]'],
    ['too-few-chips', (board) => put(board, 'chips', board.chips.slice(1)), 'chips'],
    ['too-few-scrolls', (board) => put(board, 'scrolls', board.scrolls.slice(10, 12)), 'scrolls'],
    ['falling-levels', (board) => put(board.scrolls[7] as object, 'levels', [4, 4, 6]), 'scrolls[7].levels[1]'],
    ['falling-levels', (board) => put(board, 'owls', [3, 4]), 'owls[1]'],
  ])('%s is found', (reason, change, field) => {
    expect(problems(change)).toContain(`${field}: ${reason}`);
  });
});
