import type { Bot } from '@coven/bots';
import { searching } from '@coven/bots/search';
import type { Whirling } from '../rules/index.ts';
import { brainOf } from './brain.ts';
import { inPieces } from './features.ts';

/** Plays on to the end in worlds that fit all it was shown, everybody brewing what looks best. */
export const strongest = strongestWith();

/** Values workbenches and recipes by these weights of `FEATURES`. */
export function strongestWith(weights?: readonly number[]): Bot<Whirling> {
  return searching<Whirling>('strongest', (rules, input) => brainOf(rules, input.view(), weights && inPieces(weights)));
}
