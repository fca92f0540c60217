import type { Refusal } from '@coven/core';
import type { RoomReason } from '@coven/protocol';
import type { GameWords, Pieces } from '@coven/words';
import { isSaid, say, sayCommon, sayOnline } from './words.svelte.ts';

/** A refusal as a sentence: the game's own, or one that belongs to every table. */
export function refusalText(refusal: Refusal, words: GameWords | undefined, pieces: Pieces): string {
  return refusal.rule !== 'table' && words ? words.refusal(refusal, pieces) : tableText(refusal.reason as RoomReason);
}

function tableText(reason: RoomReason): string {
  switch (reason) {
    case 'unreadable':
    case 'game-over':
    case 'nothing-to-undo':
    case 'too-many-changes':
      return sayCommon(`refusal.${reason}`);
    // The same for requests of pages.
    case 'too-fast':
    case 'too-many-tables':
    case 'too-many-files':
      return say(`api.${reason}`);
    case 'hint-failed':
      return say('api.unavailable');
    // Most are refused only by a server's table; a newer server may know more.
    default:
      return isSaid(`refusal.${reason}`) ? sayOnline(`refusal.${reason}`) : say('refusal.other', { reason });
  }
}
