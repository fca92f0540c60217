import { greedy as blackmoreGreedy } from './blackmore.ts';
import type { Bot } from './bot.ts';
import { greedy as konotopGreedy } from './konotop.ts';
import { random } from './random.ts';
import { greedy as whirlingGreedy } from './whirling.ts';
import { greedy as witchstoneGreedy } from './witchstone/index.ts';

/** Each game's bots beside `random`, the strongest last. */
const OF_GAME: Readonly<Record<string, readonly Bot[]>> = {
  blackmore: [blackmoreGreedy],
  konotop: [konotopGreedy],
  whirling: [whirlingGreedy],
  witchstone: [witchstoneGreedy],
};

/** The bots that can play a game, weakest first. */
export function botsOf(game: string): readonly Bot[] {
  return [random, ...((Object.hasOwn(OF_GAME, game) && OF_GAME[game]) || [])];
}

export type { Bot, Sight } from './bot.ts';
export { SelfPlay } from './self-play.ts';
