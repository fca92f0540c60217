import type { JudgeMaker } from '@coven/bots/analysis';
import type { Konotop } from '../rules/index.ts';
import { chainsOf } from './chains.ts';
import { worthsOf } from './greedy.ts';
import { spreadAt } from './look-ahead.ts';
import { strongest } from './strongest.ts';

/** Ends of chains looked at in a turn that is played on. */
const MAX_LOOKS = 60;

export const judgeOf: JudgeMaker<Konotop> = (rules) => ({
  bot: strongest,
  worlds: 32,
  thinking: 30,
  // Six turns with two seats.
  horizon: 2 + 2 * rules.seats,
  evaluate: worthsOf,
  spread: ({ hidden, fallen }) => spreadAt(hidden.length, fallen.length),
  policy: (state, seat) => chainsOf(rules, seat, state, MAX_LOOKS).reduce((best, chain) => (chain.worth > best.worth ? chain : best)).line,
});
