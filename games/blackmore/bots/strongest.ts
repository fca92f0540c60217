import { searching } from '@coven/bots/search';
import type { Blackmore } from '../rules/index.ts';
import { brainOf } from './brain.ts';

/** Plays on to the end in worlds that fit all it was shown; with two seats it knows the best end. */
export const strongest = searching<Blackmore>('strongest', (rules, input) => brainOf(rules, input.view()));
