import type { ResultMessages } from '@coven/words';
import { sayWith } from '../words/words.svelte.ts';

/** Says what is said of a game that is over, once `wantWords('result')` is done. */
export const say = sayWith<ResultMessages>();
