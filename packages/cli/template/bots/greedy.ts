import type { Bot } from '@coven/bots';
import type { TemplateGame } from '../rules/index.ts';

/** Takes another number as long as most numbers out of its sight would keep it within the limit. */
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
