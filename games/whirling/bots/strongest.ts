import { Rollouts, searching } from '@coven/bots/search';
import type { Whirling } from '../rules/index.ts';
import { brainOf } from './brain.ts';

/** Plays on to the end in worlds that fit all it was shown, everybody brewing what looks best. */
export const strongest = searching<Whirling>('strongest', (rules, input) => brainOf(rules, input.view()), Rollouts);
