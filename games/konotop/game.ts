import type { GameFolder } from '../folder.ts';
import { greedy } from './bots/greedy.ts';
import { kind } from './bots/kind.ts';
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
  bots: [kind, greedy],
};
