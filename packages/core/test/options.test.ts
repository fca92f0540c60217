import { describe, expect, test } from 'vitest';
import { completeOptions, type Options, Problem } from '../src/index.ts';
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
});
