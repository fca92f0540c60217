import { random } from '@coven/bots/random';
import { greedy } from '@coven/bots/witchstone';
import { witchstone } from '@coven/games/witchstone';
import type { PlayableGame } from './registry.ts';

export const playable: PlayableGame = { game: witchstone, bots: [random, greedy] };
