import type { GameFolder } from '../folder.ts';
import { greedy } from './bots/greedy.ts';
import { kind } from './bots/kind.ts';
import { type Blackmore, blackmore } from './rules/index.ts';

export const game: GameFolder<Blackmore> = {
  ...blackmore,
  credits: {
    title: 'Witches of Blackmore',
    authors: ['Leo Colovini'],
    publishers: ['Игровед'],
  },
  minutes: 20,
  bots: [kind, greedy],
};
