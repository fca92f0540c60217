import { gentleBots } from '@coven/bots';
import type { GameFolder } from '../folder.ts';
import { chooseBy, greedy } from './bots/greedy.ts';
import { type Konotop, konotop } from './rules/index.ts';

export const game: GameFolder<Konotop> = {
  ...konotop,
  credits: {
    title: 'Конотопська відьма',
    authors: ['Остап Геако'],
    designers: ['Володимир Семенів'],
    publishers: ['ROZUM, ФАКТОР'],
  },
  minutes: 40,
  bots: [...gentleBots(chooseBy), greedy],
  search: { load: () => import('./bots/strongest.ts'), iterations: [12, 10_000] },
  hints: () => import('./bots/hint.ts'),
  judge: () => import('./bots/judge.ts'),
};
