import type { LessonMessages } from '@coven/words';
import { sayWith } from './words.svelte.ts';

/** Says what the coach and the pages of lessons say, once `wantWords('lesson')` is done. */
export const say = sayWith<LessonMessages>();
