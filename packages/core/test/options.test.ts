import { describe, expect, test } from 'vitest';
import { completeOptions, type Options, openGame, Problem, reopenGame, storedOptions } from '../src/index.ts';
import { pairs } from './pairs.ts';

function problemOf(seats: number, options: Options): string {
  try {
    completeOptions(pairs, seats, options);
  } catch (error) {
    if (error instanceof Problem) return `${error.code} ${JSON.stringify(error.args)}`;
    throw error;
  }
  return 'none';
}

describe('options', () => {
  test('defaults are filled in', () => {
    expect(completeOptions(pairs, 3)).toEqual({ mood: 'calm', starts: 'random', level: ['none', 'none', 'none'], cards: '' });
  });

  test('given values are kept', () => {
    const given = { mood: 'wild', starts: '1', level: ['one', 'none'], cards: 'good' };
    expect(completeOptions(pairs, 2, given)).toEqual(given);
  });

  test.each([
    [1, {}, 'seats-out-of-range'],
    [2.5, {}, 'seats-out-of-range'],
    [5, {}, 'seats-out-of-range'],
    [2, { nope: 'x' }, 'unknown-option'],
    [2, { __proto__: null, constructor: 'x' }, 'unknown-option'],
    [2, { mood: 'angry' }, 'bad-option-value'],
    [2, { mood: ['calm'] }, 'bad-option-value'],
    [2, { starts: '2' }, 'bad-option-value'],
    [2, { starts: '-1' }, 'bad-option-value'],
    [2, { level: 'one' }, 'bad-option-count'],
    [2, { level: ['one'] }, 'bad-option-count'],
    [2, { level: ['one', 'two'] }, 'bad-option-value'],
    [2, { cards: 'a bad file' }, 'bad-file'],
  ])('%d seats with %j: %s', (seats, options, code) => {
    expect(problemOf(seats, options as unknown as Options)).toMatch(new RegExp(`^${code} `));
  });

  test('an invalid file is rejected with line, field and reason', () => {
    expect(problemOf(2, { cards: 'bad' })).toBe('bad-file {"option":"cards","line":3,"field":"cards[0]","reason":"bad-card"}');
  });

  test('a limit refuses a new table, and lets a stored one open', () => {
    expect(problemOf(2, { cards: 'expensive' })).toMatch(/^bad-file .*"reason":"too-many"/);
    expect(() => openGame(pairs, 2, { cards: 'expensive' })).toThrow('too-many');
    expect(storedOptions(pairs, 2, { cards: 'expensive' })).toMatchObject({ cards: 'expensive' });
    expect(reopenGame(pairs, 2, { cards: 'expensive' }, 1).seats).toBe(2);
    expect(() => reopenGame(pairs, 2, { cards: 'bad' }, 1)).toThrow('bad-card');
    expect(() => reopenGame(pairs, 2, {}, 9)).toThrow('unknown-version');
  });
});
