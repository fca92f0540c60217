import type { AnalysisMessages } from '@coven/words';
import { sayWith } from '../words/words.svelte.ts';

/** Says what is said of a game that was looked through, once `wantWords('analysis')` is done. */
export const say = sayWith<AnalysisMessages>();
