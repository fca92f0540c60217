import type { JudgeMaker } from '@coven/bots/analysis';
import type { Blackmore } from '../rules/index.ts';
import { brainOf } from './brain.ts';
import { strongest } from './strongest.ts';

/** Playouts go to the end of the game. */
export const judgeOf: JudgeMaker<Blackmore> = (rules, state) => ({
  ...brainOf(rules, rules.view(state, 'spectator')),
  bot: strongest,
  worlds: 200,
  thinking: 3,
});
