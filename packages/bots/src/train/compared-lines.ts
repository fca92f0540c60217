import { FastRandom, type Rules, type Seat, type Types } from '@coven/core';
import type { BotInput } from '../bot.ts';
import type { Brain, Line } from '../search/brain.ts';
import { awaitedIn, playLine } from '../search/course.ts';
import { winShares } from '../search/win-shares.ts';
import type { Alternative } from './training.ts';

/** How lines are compared. */
interface Comparison<T extends Types> {
  readonly rules: Rules<T>;
  readonly brain: Brain<T>;
  /** In how many worlds. */
  readonly worlds: number;
  /** Whether a position that a line led to can be valued: whatever is under way has come to its end. */
  isSettled(state: T['state'], from: T['state']): boolean;
  features(state: T['state'], seat: Seat): readonly number[];
}

/** What a seat may do by a game's brain: each line is played on to the horizon by policy, in the same worlds with the same chance. */
export function comparedLines<T extends Types>(
  comparison: Comparison<T>,
  { view, memory, random, seat }: BotInput<T>,
): readonly Alternative[] {
  const { rules, brain, worlds } = comparison;
  const sampler = rules.sampler(view(), memory());
  const lines = brain.lines(sampler(random), seat, brain.width);
  if (lines.length < 2) return [];
  const sums = lines.map(() => ({ features: [] as number[], value: 0 }));
  for (let count = 0; count < worlds; count++) {
    const world = sampler(random);
    brain.reopen?.(world, seat);
    const seed = random.below(2 ** 31);
    lines.forEach((line, at) => {
      const sum = sums[at] as (typeof sums)[number];
      const { features, value } = playedOn(comparison, rules.clone(world), seat, line, seed);
      sum.value += value / worlds;
      sum.features = features.map((feature, place) => (sum.features[place] ?? 0) + feature / worlds);
    });
  }
  return sums;
}

function playedOn<T extends Types>(comparison: Comparison<T>, world: T['state'], seat: Seat, line: Line<T>, seed: number): Alternative {
  const { rules, brain } = comparison;
  const from = rules.clone(world);
  const random = new FastRandom(seed);
  let features: readonly number[] | undefined;
  playLine(rules, world, seat, line);
  for (let played = 1; played < brain.horizon; played++) {
    const next = awaitedIn(rules, world, random);
    if (features === undefined && comparison.isSettled(world, from)) features = comparison.features(world, seat);
    if (next === undefined) break;
    playLine(rules, world, next, brain.policy(world, next, random));
  }
  awaitedIn(rules, world, random);
  return { features: features ?? comparison.features(world, seat), value: winShares(rules, brain, world)[seat] as number };
}
