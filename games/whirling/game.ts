import type { GameFolder } from '../folder.ts';
import { greedy } from './bots/greedy.ts';
import { kind } from './bots/kind.ts';
import { bestBrew, type Whirling, whirling } from './rules/index.ts';

export const game: GameFolder<Whirling> = {
  ...whirling,
  credits: {
    title: 'Whirling Witchcraft',
    authors: ['Erik Andersson Sundén'],
    artists: ['Weberson Santiago'],
    publishers: ['Alderac Entertainment Group, 2021', 'Ігромаґ, 2023', 'Bad Boom Games'],
  },
  minutes: 30,
  bots: [kind, greedy],
  advise: bestBrew,
};
