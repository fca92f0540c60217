import { onceFor, type Rules, type Types } from '@coven/core';
import type { Bot, BotInput } from '../bot.ts';
import { Deadline } from '../deadline.ts';
import { planned } from '../plan.ts';
import type { Brain } from './brain.ts';
import { Rollouts } from './rollouts.ts';

/** Makes a game's brain for opened rules, once for each. */
export type BrainMaker<T extends Types> = (rules: Rules<T>, input: BotInput<T>) => Brain<T>;

/** A bot that samples worlds from what its seat knows and plays them on. */
export function searching<T extends Types>(id: string, brainFor: BrainMaker<T>): Bot<T> {
  const brainOf = onceFor(brainFor);
  return planned<T>({
    id,
    remembers: true,
    think(input) {
      const { rules, seat, random } = input;
      const deadline = new Deadline(input);
      const sampler = rules.sampler(input.view(), input.memory());
      const from = sampler(random);
      const search = new Rollouts(rules, brainOf(rules, input), seat, from);
      while (search.isOpen && deadline.next()) search.iterate(sampler(random), random);
      return { line: search.best, from };
    },
  });
}
