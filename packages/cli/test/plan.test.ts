import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeOptions, type Game } from '@coven/core';
import { botsOf } from '@coven/games';
import { blackmore } from '@coven/games/blackmore/rules';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../src/arguments.ts';
import { botsFrom, optionsFrom } from '../src/plan.ts';
import { type UsageCode, UsageError } from '../src/usage.ts';
import { scratch } from './coven.ts';

/** Blackmore with additional kinds of option. */
const game: Game = {
  ...blackmore,
  options: [
    { id: 'side', kind: 'per-seat', values: ['dark', 'light'], rule: 'X-1' },
    { id: 'cards', kind: 'file', check: (text) => (text === 'good' ? [] : [{ line: 3, field: 'cards[0]', reason: 'odd' }]), rule: 'X-2' },
  ],
};

describe('--option', () => {
  test('takes one value for each seat, with commas', async () => {
    const options = await optionsFrom(game, ['side=dark,light,dark']);
    expect(completeOptions(game, 3, options).side).toEqual(['dark', 'light', 'dark']);
    expect(() => completeOptions(game, 2, options)).toThrow('bad-option-count');
  });

  test('takes the path of a file and passes on its text', async () => {
    const file = join(scratch, 'cards.json');
    writeFileSync(file, 'good');
    const options = await optionsFrom(game, [`cards=${file}`]);
    expect(options).toEqual({ cards: 'good' });
    expect(completeOptions(game, 2, options).cards).toBe('good');
    writeFileSync(file, 'bad');
    const bad = await optionsFrom(game, [`cards=${file}`]);
    expect(() => completeOptions(game, 2, bad)).toThrow('bad-file');
  });

  test('refuses a file that does not exist', async () => {
    await expect(optionsFrom(game, [`cards=${scratch}/none`])).rejects.toThrow('file-missing');
  });

  test('splits at the first equals sign only', async () => {
    expect(await optionsFrom(game, ['other=a=b'])).toEqual({ other: 'a=b' });
  });
});

test('the list of bots is repeated', () => {
  const known = botsOf('blackmore');
  expect(botsFrom(known, 5, 'greedy,random', known[0]).map(({ id }) => id)).toEqual(['greedy', 'random', 'greedy', 'random', 'greedy']);
  expect(botsFrom(known, 2, undefined, known[0]).map(({ id }) => id)).toEqual(['random', 'random']);
});

describe('arguments', () => {
  const flags = {
    many: { kind: 'texts' },
    one: { kind: 'text' },
    count: { kind: 'number', min: 1, max: 9 },
    on: { kind: 'switch' },
  } as const;

  test('may come in any order, with or without an equals sign', () => {
    expect(readArguments(['a', '--many', 'x', '--on', '--many=y', '--count=3', 'b'], flags, 2)).toEqual({
      flags: { many: ['x', 'y'], one: undefined, count: 3, on: true },
      operands: ['a', 'b'],
    });
  });

  test('after -- are operands, and so is a single dash', () => {
    expect(readArguments(['-', '--', '--one'], flags, 2).operands).toEqual(['-', '--one']);
  });

  test('what follows a flag is its value, even if it looks like a flag or is empty', () => {
    expect(readArguments(['--one', '--on', '--many=', '--many', '--', '--', '--on'], flags, 1)).toEqual({
      flags: { many: ['', '--'], one: '--on', count: undefined, on: false },
      operands: ['--on'],
    });
  });

  test.each<[readonly string[], UsageCode, object]>([
    [['--count', '10'], 'not-a-number', { flag: '--count', text: '10', least: 1, most: 9 }],
    [['--count', '0'], 'not-a-number', { text: '0' }],
    [['--count', '-1'], 'not-a-number', { text: '-1' }],
    [['--count', ''], 'not-a-number', { text: '' }],
    [['--one'], 'missing-value', { flag: '--one' }],
    [['--on=1'], 'no-value', { flag: '--on' }],
    [['--on='], 'no-value', { flag: '--on' }],
    [['--toString'], 'unknown-flag', { text: '--toString' }],
    [['--mayn=3', '--oops'], 'unknown-flag', { text: '--mayn', nearest: '--many' }],
    [['-x'], 'unknown-flag', { text: '-x' }],
    [['-xyz'], 'unknown-flag', { text: '-xyz' }],
    [['a', '--on'], 'extra-operand', { text: 'a' }],
  ])('%j is wrong usage', (argv, code, args) => {
    let thrown: unknown;
    try {
      readArguments(argv, flags, 0);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UsageError);
    expect(thrown).toMatchObject({ code, args });
  });
});
