import type { Training } from '@coven/bots/train';
import { onceFor } from '@coven/core';
import type { Blackmore } from '../rules/index.ts';
import { NAMES } from './features.ts';
import { lookAheadsBy, lookingAhead } from './strongest.ts';
import { weightsFor } from './weights.ts';

/** Training uses one decision in this many: those of one game have much in common. */
const EVERY = 6;

/** By the weights that they play on with. */
const lookAheads = onceFor((weights: readonly number[]) => lookAheadsBy(weights));

/** Choices are compared by what they bring when everybody plays on by the policy that learning begins with. */
export const training: Training<Blackmore> = {
  names: NAMES,
  startFor: weightsFor,
  iterations: 1,
  worlds: 4,
  alternatives(input, { worlds, weights }) {
    if (input.random.below(EVERY) > 0) return [];
    return lookAheads(weights)(input.rules, input).compared(input, worlds);
  },
  botWith: lookingAhead,
};
