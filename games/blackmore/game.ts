import { gentleBots } from '@coven/bots';
import type { GameFolder } from '../folder.ts';
import { chooseBy, greedy } from './bots/greedy.ts';
import { type Blackmore, blackmore } from './rules/index.ts';

export const game: GameFolder<Blackmore> = {
  ...blackmore,
  credits: {
    title: 'Witches of Blackmore',
    authors: ['Leo Colovini'],
    publishers: ['Игровед'],
  },
  minutes: 20,
  bots: [...gentleBots(chooseBy), greedy],
  search: { load: () => import('./bots/strongest.ts'), iterations: [8, 10_000] },
  hints: () => import('./bots/hint.ts'),
  judge: () => import('./bots/judge.ts'),
  training: () => import('./bots/training.ts'),
};
