import { greedy } from '@coven/bots/konotop';
import { random } from '@coven/bots/random';
import { konotop } from '@coven/games/konotop';
import type { PlayableGame } from './registry.ts';

export const playable: PlayableGame = { game: konotop, bots: [random, greedy] };
