import type { Refusal } from '@coven/core';
import type { RoomReason } from '@coven/protocol';
import type { GameWords, Pieces } from '@coven/words';
import { say as sayOnline } from './online.ts';
import { say, sayCommon } from './words.svelte.ts';

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
    case 'stale':
    case 'not-taught':
    case 'not-stored':
      return say(`refusal.${reason}`);
    // Only a server's table refuses these.
    case 'bad-message':
    case 'not-entered':
    case 'not-seated':
    case 'no-such-seat':
    case 'seat-taken':
    case 'needs-name':
    case 'not-host':
    case 'unknown-bot':
    case 'game-running':
    case 'not-running':
    case 'not-revealing':
    case 'wrong-nonce':
    case 'not-over':
    case 'no-hints':
    case 'stand-in-plays':
    case 'not-away':
    case 'not-agreed':
    case 'log-full':
    case 'too-often':
    case 'file-too-expensive':
    case 'removed':
    case 'muted':
    case 'needs-server':
    case 'no-such-person':
    case 'list-full':
    case 'has-seat':
    case 'no-such-offer':
      return sayOnline(`refusal.${reason}`);
    default:
      // A newer server may know more.
      reason satisfies never;
      return say('refusal.other', { reason });
  }
}
