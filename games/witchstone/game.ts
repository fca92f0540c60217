import { gentleBots } from '@coven/bots';
import type { GameFolder } from '../folder.ts';
import { chooseBy, greedy } from './bots/greedy.ts';
import { type Witchstone, witchstone } from './rules/index.ts';

export const game: GameFolder<Witchstone> = {
  ...witchstone,
  credits: {
    title: 'Witchstone',
    authors: ['Reiner Knizia', 'Martino Chiacchiera'],
    artists: ['Mariusz Gandzel'],
    publishers: ['HUCH!, 2021', 'Эврикус'],
  },
  minutes: 75,
  bots: [...gentleBots(chooseBy), greedy],
  search: { load: () => import('./bots/strongest.ts'), iterations: [2, 60] },
  hints: () => import('./bots/hint.ts'),
  judge: () => import('./bots/judge.ts'),
  training: () => import('./bots/training.ts'),
};
