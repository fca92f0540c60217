import type { Refusal } from '@coven/core';
import type { GameWords, Pieces } from '@coven/words';
import { say, sayCommon } from './words.svelte.ts';

const COMMON = ['unreadable', 'game-over', 'nothing-to-undo', 'too-many-changes'] as const;
const OWN = ['late', 'not-seated', 'not-here', 'not-allowed', 'seat-taken', 'too-fast', 'not-ready', 'full'] as const;

/** A refusal as a sentence: the game's own, or one that belongs to every table. */
export function refusalText(refusal: Refusal, words: GameWords | undefined, pieces: Pieces): string {
  if (refusal.rule !== 'table' && words) return words.refusal(refusal, pieces);
  const common = COMMON.find((reason) => reason === refusal.reason);
  if (common) return sayCommon(`refusal.${common}`);
  const own = OWN.find((reason) => reason === refusal.reason);
  return own ? say(`refusal.${own}`) : say('refusal.other', { reason: refusal.reason });
}
