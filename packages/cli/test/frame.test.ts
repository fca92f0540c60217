import { describe, expect, test } from 'vitest';
import { fitFrame } from '../src/play/frame.ts';

const lines = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`);
const table = [...lines('table', 12), '', 'hand'];
const frame = { table, story: lines('story', 20), choices: lines('choice', 7), answer: [] };

describe('the live screen', () => {
  test('fills the remaining space with the newest part of the story', () => {
    const shown = fitFrame(frame, 28);
    expect(shown.length).toBeLessThan(28);
    expect(shown).toContain('story 19');
    expect(shown).not.toContain('story 0');
    expect(shown.slice(-7)).toEqual(frame.choices);
  });

  test.each([21, 22, 23, 24, 25, 26, 30, 50])('always fits into %i rows', (rows) => {
    const shown = fitFrame(frame, rows);
    expect(shown[0]).toBe('table 0');
    expect(shown.length).toBeLessThan(rows);
    expect(shown).toContain('choice 6');
  });

  test('shows a long answer in place of the choices', () => {
    const shown = fitFrame({ ...frame, answer: lines('answer', 6) }, 24);
    expect(shown.length).toBeLessThan(24);
    expect(shown).toContain('answer 5');
    expect(shown).toContain('table 0');
  });
});
