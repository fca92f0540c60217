import type { Training } from '@coven/bots/train';
import type { Blackmore } from '../rules/index.ts';
import { NAMES } from './features.ts';
import { LookAheads, lookingAhead } from './strongest.ts';
import { weightsFor } from './weights.ts';

/** One decision in so many is learned from: those of one game have much in common. */
const EVERY = 6;

const lookAheads = new LookAheads();

/** Choices are compared by what they bring when everybody plays on by the policy that the game comes with. */
export const training: Training<Blackmore> = {
  names: NAMES,
  startFor: weightsFor,
  iterations: 1,
  worlds: 4,
  alternatives: (input, worlds) => (input.random.below(EVERY) > 0 ? [] : lookAheads.for(input).compared(input, worlds)),
  botWith: lookingAhead,
};
