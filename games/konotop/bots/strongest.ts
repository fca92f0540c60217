import { searching } from '@coven/bots/search';
import { brainOf } from './brain.ts';

/** Looks a few turns ahead in worlds that fit all it was shown, everybody taking what looks best. */
export const strongest = searching('strongest', brainOf);
