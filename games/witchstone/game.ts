import type { GameFolder } from '../folder.ts';
import { greedy } from './bots/greedy.ts';
import { kind } from './bots/kind.ts';
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
  bots: [kind, greedy],
};
