import { sayWith } from '@coven/web/words/words.svelte.ts';
import type { messages } from '../words/web/en.ts';

/** Says the pages' messages and those of this game's table. */
export const say = sayWith<typeof messages>();
