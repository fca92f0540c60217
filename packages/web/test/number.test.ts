import { expect, test } from 'vitest';
import { numberText } from '../src/words/number.ts';

test('a number below zero has a minus sign, not a hyphen', () => {
  expect(numberText(-3)).toBe('−3');
  expect(numberText(12)).toBe('12');
  expect(numberText('3-5')).toBe('3-5');
});
