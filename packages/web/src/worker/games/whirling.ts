import { random } from '@coven/bots/random';
import { greedy } from '@coven/bots/whirling';
import { whirling } from '@coven/games/whirling';
import type { PlayableGame } from './registry.ts';

export const playable: PlayableGame = { game: whirling, bots: [random, greedy] };
