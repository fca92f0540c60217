import type { HintCatalogue } from '@coven/words';
import { byLanguage } from '../games/folders.ts';

/** Why moves are good, by `game/language`; fetched when called. */
export const HINT_WORDS = byLanguage(import.meta.glob<{ readonly messages: HintCatalogue }>('../../../../games/*/words/hints/*.ts'));
