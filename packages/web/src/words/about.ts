import type { AboutMessages } from '@coven/words';
import { sayWith } from './words.svelte.ts';

/** Says what explains Coven itself, once `wantWords('about')` is done. */
export const say = sayWith<AboutMessages>();
