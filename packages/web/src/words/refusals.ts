import type { Refusal, TableReason } from '@coven/core';
import type { ApiReason, RoomReason } from '@coven/protocol';
import type { GameWords, Pieces } from '@coven/words';
import { say, sayCommon } from './words.svelte.ts';

const COMMON = ['unreadable', 'game-over', 'nothing-to-undo', 'too-many-changes'] as const satisfies readonly TableReason[];
const OWN = [
  'bad-message',
  'not-entered',
  'not-seated',
  'no-such-seat',
  'seat-taken',
  'needs-name',
  'not-host',
  'unknown-bot',
  'game-running',
  'not-running',
  'not-over',
  'stale',
  'stand-in-plays',
  'not-away',
  'not-stored',
  'log-full',
] as const satisfies readonly RoomReason[];
/** The same for requests of pages. */
const API = ['too-fast', 'too-many-tables'] as const satisfies readonly (RoomReason & ApiReason)[];

/** A refusal as a sentence: the game's own, or one that belongs to every table. */
export function refusalText(refusal: Refusal, words: GameWords | undefined, pieces: Pieces): string {
  if (refusal.rule !== 'table' && words) return words.refusal(refusal, pieces);
  const common = COMMON.find((reason) => reason === refusal.reason);
  if (common) return sayCommon(`refusal.${common}`);
  const api = API.find((reason) => reason === refusal.reason);
  if (api) return say(`api.${api}`);
  const own = OWN.find((reason) => reason === refusal.reason);
  return own ? say(`refusal.${own}`) : say('refusal.other', { reason: refusal.reason });
}
