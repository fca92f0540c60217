import { type JudgeMaker, policyOf } from '@coven/bots/analysis';
import type { Whirling } from '../rules/index.ts';
import { greedy } from './greedy.ts';

/** Lead in pieces that decides. */
const SPREAD = 1;
/** Rounds in which pieces on their way reach somebody's circle, each with a pick, a brew and some effects. */
const ROUNDS = 3;
const LINES = 2;

export const judgeOf: JudgeMaker<Whirling> = (rules) => ({
  bot: greedy,
  worlds: 12,
  thinking: 1,
  horizon: ROUNDS * LINES * rules.seats,
  evaluate: ({ players }) => players.map(({ circle }) => circle.reduce((sum, count) => sum + count, 0)),
  spread: () => SPREAD,
  policy: policyOf(rules, greedy),
});
