import type { HintCatalogue, MotiveTeller } from '@coven/words';
import { byLanguage, folders } from '../games/folders.ts';

/** What moves were good for, by game; fetched when called. */
export const MOTIVE_TELLERS = folders<MotiveTeller>(import.meta.glob('../../../../games/*/words/motives/index.ts'));

/** Its sentences, by `game/language`. */
export const MOTIVE_WORDS = byLanguage(
  import.meta.glob<{ readonly messages: HintCatalogue }>(['../../../../games/*/words/motives/*.ts', '!**/index.ts']),
);
