import type { Bot } from './bot.ts';

/** Any legal move, all equally likely. */
export const random: Bot = {
  id: 'random',
  remembers: false,
  choose: ({ moves, random: chance }) => moves[chance.below(moves.length)] as object,
};
