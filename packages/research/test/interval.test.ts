import { expect, test } from 'vitest';
import { wilson } from '../src/simulate/interval.ts';

test("Wilson's interval has the textbook figures", () => {
  const { low, high } = wilson(8, 10);
  expect(low).toBeCloseTo(0.4902, 4);
  expect(high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
  expect(wilson(10, 10).high).toBe(1);
});
