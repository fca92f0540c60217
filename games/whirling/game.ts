import { gentleBots } from '@coven/bots';
import type { GameFolder } from '../folder.ts';
import { chooseBy, greedy } from './bots/greedy.ts';
import { type Whirling, whirling } from './rules/index.ts';

export const game: GameFolder<Whirling> = {
  ...whirling,
  credits: {
    title: 'Whirling Witchcraft',
    authors: ['Erik Andersson Sundén'],
    artists: ['Weberson Santiago'],
    publishers: ['Alderac Entertainment Group, 2021', 'Ігромаґ, 2023', 'Bad Boom Games'],
  },
  minutes: 30,
  bots: [...gentleBots(chooseBy), greedy],
  search: { load: () => import('./bots/strongest.ts'), iterations: [20, 500] },
  hints: () => import('./bots/hint.ts'),
  judge: () => import('./bots/judge.ts'),
  training: () => import('./bots/training.ts'),
};
