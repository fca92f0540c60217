import { ring } from '@coven/games/blackmore/terminal/ring.ts';
import { describe, expect, test } from 'vitest';
import { nearest } from '../src/nearest.ts';
import { clip, padTo, paintFor, widthOf, withoutColours } from '../src/paint.ts';
import { wrap, wrapInPlace } from '../src/wrap.ts';

const TTY = { isTTY: true };

describe('colour', () => {
  test.each<[string, NodeJS.ProcessEnv, string]>([
    ['24 bits', { TERM: 'xterm-256color', COLORTERM: 'truecolor' }, '\x1b[38;2;255;128;0m'],
    ['256', { TERM: 'xterm-256color' }, '\x1b[38;5;'],
    ['16', { TERM: 'xterm' }, '\x1b[3'],
  ])('%s where the terminal supports them', (_, env, code) => {
    const painted = paintFor(TTY, env).ink('#ff8000', 'orange');
    expect(painted).toContain(code);
    expect(withoutColours(painted)).toBe('orange');
  });

  test.each<[string, { isTTY?: boolean }, NodeJS.ProcessEnv]>([
    ['NO_COLOR', TTY, { TERM: 'xterm-256color', COLORTERM: 'truecolor', NO_COLOR: '1' }],
    ['a dumb terminal', TTY, { TERM: 'dumb' }],
    ['a pipe', {}, { TERM: 'xterm-256color' }],
    ['FORCE_COLOR=0', TTY, { TERM: 'xterm-256color', FORCE_COLOR: '0' }],
  ])('none with %s', (_, stream, env) => {
    const paint = paintFor(stream, env);
    expect(paint.hasColour).toBe(false);
    expect(paint.tile('#ffffff', '#000000', 'x')).toBe('x');
  });

  test('FORCE_COLOR colours even a pipe', () => {
    expect(paintFor({}, { FORCE_COLOR: '3' }).ink('#ff0000', 'x')).toBe('\x1b[38;2;255;0;0mx\x1b[0m');
  });

  test('does not count as width', () => {
    const red = paintFor({}, { FORCE_COLOR: '3' }).ink('#ff0000', 'ведьма');
    expect(widthOf(red)).toBe(6);
    expect(widthOf(padTo(red, 9))).toBe(9);
  });
});

test('the ring has the strongest number at the top and descends clockwise', () => {
  const rows = ring([7, 6, 5, 4, 3, 2, 1, 9, 8], ['XX'], paintFor({}, {}));
  expect(rows).toHaveLength(9);
  expect(rows[0]).toContain('[7]');
  const at = (number: string) => {
    const y = rows.findIndex((row) => row.includes(number));
    return { x: (rows[y] as string).indexOf(number), y };
  };
  const middle = at('7').x;
  for (const right of ['6', '5', '4', '3']) expect(at(right).x).toBeGreaterThan(middle);
  for (const left of ['2', '1', '9', '8']) expect(at(left).x).toBeLessThan(middle);
  expect(['7', '6', '5', '4', '3'].map((number) => at(number).y)).toEqual(['7', '8', '9', '1', '2'].map((number) => at(number).y));
  expect(rows[4]).toContain('XX');
});

test('long lines break at spaces', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('', 7)).toEqual(['']);
});

test('the nearest word is suggested only if it is close', () => {
  expect(nearest('simulat', ['simulate', 'play'])).toBe('simulate');
  expect(nearest('sim', ['simulate', 'play'])).toBe('simulate');
  expect(nearest('xyzzy', ['simulate', 'play'])).toBeUndefined();
});

test('a clipped line keeps its colours and fits', () => {
  const paint = paintFor({}, { FORCE_COLOR: '3' });
  const line = `${paint.bold('Morgana')} plays ${paint.ink('#ff0000', 'red 7')}`;
  expect(clip(line, 40)).toBe(line);
  expect(withoutColours(clip(line, 10))).toBe('Morgana p…');
  expect(clip(line, 10).endsWith('\x1b[0m')).toBe(true);
});

test('wide signs take two columns and accents none, in padding and in cuts', () => {
  expect(['魔女', '🧙', 'e\u0301', 'Відьма', '♥♣▲✱●◆★☽✦'].map(widthOf)).toEqual([4, 2, 1, 6, 9]);
  expect(padTo('魔女', 6)).toBe('魔女  ');
  expect(clip('魔女の宅急便', 6)).toBe('魔女…');
  expect(clip('魔女の宅急便', 12)).toBe('魔女の宅急便');
});

test('a line that is too wide goes on under its text', () => {
  expect(wrapInPlace('  3. Agatha: one two three', 20)).toEqual(['  3. Agatha: one two', '     three']);
  expect(wrapInPlace('  as it is', 20)).toEqual(['  as it is']);
});
