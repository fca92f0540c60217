import type { GuestMessages } from '@coven/words';
import { sayWith } from './words.svelte.ts';

/** Says what is said of guests and of a table's owner, once `wantWords('guests')` is done. */
export const say = sayWith<GuestMessages>();
