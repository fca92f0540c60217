import type { AnalysedStep } from '@coven/bots/analysis';
import { expect, test } from 'vitest';
import { stepsBefore } from '../src/analysis/tried-steps.ts';

const JUDGED = { bot: [], lost: 0, same: 0, why: null };
const step = (by: number | null, judged: AnalysedStep['judged'] = JUDGED): AnalysedStep => ({
  by,
  judged,
  moves: [],
  draws: [],
  from: 0,
  decided: [],
  drawn: [],
  after: [],
});
/** The second seat comes last, after a forced move of the first. */
const STEPS = [step(null, null), step(0), step(1), step(0), step(1), step(0, null), step(1)];

test('a seat tries again its own decision, and what came after another’s', () => {
  expect(stepsBefore(STEPS, 3, 0)).toHaveLength(3);
  expect(stepsBefore(STEPS, 2, 0)).toHaveLength(3);
  expect(stepsBefore(STEPS, 0, 0)).toHaveLength(1);
});

test('where a seat had nothing more to decide, it tries its last decision again', () => {
  expect(stepsBefore(STEPS, 4, 0)).toHaveLength(3);
  expect(stepsBefore(STEPS, 6, 0)).toHaveLength(3);
});

test('a seat without a choice has nothing to try', () => {
  expect(stepsBefore([step(null, null), step(1), step(0, null), step(1)], 3, 0)).toEqual([]);
});
