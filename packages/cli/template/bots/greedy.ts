import type { Bot } from '@coven/bots';
import type { TemplateGame } from '../rules/index.ts';

/** Takes one more number while most of those it cannot see would do no harm. */
export const greedy: Bot<TemplateGame> = {
  id: 'greedy',
  remembers: false,
  choose({ rules, moves, view }) {
    const [take, stop] = moves;
    if (!take || !stop) throw new Error('there is nothing to choose');
    const { safe, unseen } = rules.outlook(view(), take);
    return safe * 2 > unseen ? take : stop;
  },
};
