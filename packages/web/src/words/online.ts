import type { OnlineMessages } from '@coven/words';
import { sayWith } from './words.svelte.ts';

/** Says what is said at a table of the server, once `wantWords('online')` is done. */
export const say = sayWith<OnlineMessages>();
