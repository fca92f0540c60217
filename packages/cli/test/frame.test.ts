import { describe, expect, test } from 'vitest';
import { type Frame, fitFrame } from '../src/play/frame.ts';
import { inColumns } from '../src/play/in-columns.ts';

const lines = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`);
const moves = (count: number, remark = '') => lines('move', count).map((word) => ({ word, remark }));
const frame: Frame = {
  tables: [[...lines('table', 12), '', 'hand'], lines('glance', 5)],
  story: lines('story', 20).map((line) => [line]),
  ask: ['ask'],
  moves: moves(6),
  welcome: [],
  answer: [],
};
const cuts = {
  table: () => 'table is cut',
  moves: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
};
const fit = (changes: Partial<Frame>, rows: number, columns = 79, firstMove = 0) =>
  fitFrame({ ...frame, ...changes }, { rows, columns }, firstMove, cuts);

describe('the live screen', () => {
  test('fills the remaining space with the newest part of the story', () => {
    const { lines: shown } = fit({}, 28);
    expect(shown.length).toBeLessThan(28);
    expect(shown).toContain('story 19');
    expect(shown).not.toContain('story 0');
    expect(shown.slice(-7)).toEqual(['ask', ...lines('move', 6)]);
  });

  test('shows whole sentences of the story, and all of a wide move', () => {
    const long = [['long 0', '  and more'], ...lines('story', 3).map((line) => [line])];
    const story = (rows: number) =>
      fit({ tables: [lines('table', 10)], story: long }, rows).lines.filter((line) => /story|long|more/.test(line));
    expect(story(25)).toEqual(['long 0', '  and more', 'story 0', 'story 1', 'story 2']);
    expect(story(24)).toEqual(['story 0', 'story 1', 'story 2']);
    const { lines: shown } = fit({ moves: [{ word: '  1. short', remark: ' (brings one point)' }] }, 50, 20);
    expect(shown.slice(-2)).toEqual(['  1. short (brings', '     one point)']);
  });

  test.each([21, 22, 23, 24, 25, 26, 30, 50])('shows the large picture in %i rows', (rows) => {
    const { lines: shown } = fit({}, rows);
    expect(shown[0]).toBe('table 0');
    expect(shown.length).toBeLessThan(rows);
    expect(shown).toContain('move 5');
  });

  test('takes the small picture before it gives up a move', () => {
    const { lines: shown } = fit({ moves: moves(12, ' brings one point and the trick, which is worth rather much') }, 20);
    expect(shown.slice(0, 5)).toEqual(lines('glance', 5));
    expect(shown.filter((line) => line.startsWith('move'))).toHaveLength(12);
  });

  test('then drops the remarks and lays the moves out in columns', () => {
    const { lines: shown } = fit({ moves: moves(30, ' brings one point and the trick, which is worth rather much') }, 20);
    expect(shown.join()).not.toContain('brings');
    for (const { word } of moves(30)) expect(shown.join('\n')).toContain(word);
  });

  test.each([8, 10, 14, 24])('then shows pages of moves, which together are all of them, in %i rows', (rows) => {
    const seen: string[] = [];
    let first = 0;
    do {
      const { lines: shown, nextMove } = fit({ moves: moves(500) }, rows, 40, first);
      expect(shown.length).toBeLessThan(rows);
      expect(shown).toContain('ask');
      expect(shown.join()).toContain(' of 500');
      seen.push(...(shown.join('\n').match(/move \d+/g) ?? []));
      first = nextMove;
    } while (first > 0);
    expect(new Set(seen)).toEqual(new Set(moves(500).map(({ word }) => word)));
  });

  test('a long answer takes the place of the table, not of the moves', () => {
    const { lines: shown } = fit({ tables: [lines('table', 12)], answer: lines('answer', 10) }, 24);
    expect(shown.length).toBeLessThan(24);
    expect(shown).toContain('answer 9');
    expect(shown).toContain('table is cut');
    expect(shown.join('\n')).toContain('move 5');
  });

  test('a welcome gives way to the moves, its first lines before its last', () => {
    const { lines: shown } = fit({ tables: [lines('table', 12)], welcome: lines('welcome', 5) }, 22);
    expect(shown).not.toContain('welcome 0');
    expect(shown).toContain('welcome 4');
    expect(shown).toContain('move 5');
  });
});

test('columns are as many as the widest item allows, read downwards', () => {
  expect(inColumns(['one', 'two', 'three', 'four'], 12)).toEqual(['one    three', 'two    four']);
  expect(inColumns(['a much too long item', 'b'], 8)).toEqual(['a much …', 'b']);
});
