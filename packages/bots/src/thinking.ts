import type { Bot, Thinking } from './bot.ts';

/** How much a level thinks at a table that allows it `milliseconds`; `null`: up to its limits, without a clock. */
export function thinkingOf({ limits }: Pick<Bot, 'limits'>, milliseconds: number | null): Thinking {
  if (milliseconds === null) return { budget: 0, iterations: limits?.iterations };
  return { budget: Math.min(milliseconds, limits?.milliseconds ?? milliseconds), maxIterations: limits?.iterations };
}

/** How long a hint may take, in milliseconds. */
export const HINT_TIME = 300;
