import type { Random, Rules, Types } from '@coven/core';
import type { Brain } from './brain.ts';
import { awaitedIn, playLine } from './course.ts';
import { winShares } from './win-shares.ts';

/** By seat: the chance to win, after everybody has played on by policy to the horizon. `played`: lines played before. */
export function playedOn<T extends Types>(
  rules: Rules<T>,
  brain: Brain<T>,
  world: T['state'],
  random: Random,
  played = 0,
): readonly number[] {
  for (let lines = played; lines < brain.horizon; lines++) {
    const seat = awaitedIn(rules, world, random);
    if (seat === undefined) break;
    playLine(rules, world, seat, brain.policy(world, seat, random));
  }
  awaitedIn(rules, world, random);
  return winShares(rules, brain, world);
}
