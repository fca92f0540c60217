import type { Training } from '@coven/bots/train';
import type { Blackmore } from '../rules/index.ts';
import { NAMES } from './features.ts';
import { LookAheads, lookingAhead } from './strongest.ts';
import { weightsFor } from './weights.ts';

/** Training uses one decision in this many: those of one game have much in common. */
const EVERY = 6;

/** By the weights that they play on with. */
const lookAheads = new WeakMap<readonly number[], LookAheads>();

/** Choices are compared by what they bring when everybody plays on by the policy that learning begins with. */
export const training: Training<Blackmore> = {
  names: NAMES,
  startFor: weightsFor,
  iterations: 1,
  worlds: 4,
  alternatives(input, { worlds, weights }) {
    if (input.random.below(EVERY) > 0) return [];
    const made = lookAheads.get(weights) ?? new LookAheads(weights);
    lookAheads.set(weights, made);
    return made.for(input).compared(input, worlds);
  },
  botWith: lookingAhead,
};
