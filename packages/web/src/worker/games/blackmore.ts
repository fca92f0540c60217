import { greedy } from '@coven/bots/blackmore';
import { random } from '@coven/bots/random';
import { blackmore } from '@coven/games/blackmore';
import type { PlayableGame } from './registry.ts';

export const playable: PlayableGame = { game: blackmore, bots: [random, greedy] };
