import type { JudgeMaker } from '@coven/bots/analysis';
import type { Whirling } from '../rules/index.ts';
import { brainOf } from './brain.ts';
import { strongest } from './strongest.ts';

export const judgeOf: JudgeMaker<Whirling> = (rules, state) => ({
  ...brainOf(rules, rules.view(state, 'spectator')),
  bot: strongest,
  worlds: 40,
  thinking: 1,
});
