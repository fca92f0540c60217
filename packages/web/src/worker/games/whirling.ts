import { random } from '@coven/bots/random';
import { greedy } from '@coven/bots/whirling';
import { bestBrew, type View, whirling } from '@coven/games/whirling';
import type { PlayableGame } from './registry.ts';

export const playable: PlayableGame = {
  game: whirling,
  bots: [random, greedy],
  advise: (view) => bestBrew(view as unknown as View),
};
