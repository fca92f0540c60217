import type { Refusal, Seat, Step, Types } from '@coven/core';
import type { RoomReason, ServerMessage } from '@coven/protocol';
import { tableRefusal } from '@coven/session';
import type { Change } from './change.ts';

/**
 * The outcome of a request. A change has already been made in memory, but viewers may be told only after it is stored. An errand is for
 * the table's host, who answers when it is done.
 */
export type Decision =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'answered'; readonly message: ServerMessage }
  /** All is so already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly change: Change; readonly step?: Step<Types> }
  | { readonly kind: 'errand'; readonly errand: Errand };

/** What deciding cannot do, because it takes time or another table. */
export type Errand =
  | { readonly type: 'hint'; readonly seat: Seat; readonly decision: number }
  /** The next table with the same players. */
  | { readonly type: 'rematch' };

export function refused(reason: RoomReason): Decision {
  return { kind: 'refused', refusal: tableRefusal(reason) };
}

export const UNCHANGED: Decision = { kind: 'unchanged' };

export function changed(change: Change, step?: Step<Types>): Decision {
  return step ? { kind: 'changed', change, step } : { kind: 'changed', change };
}

/** What a requester is told whose request changed nothing. */
export function answerOf(id: string, decision: Exclude<Decision, { kind: 'changed' | 'errand' }>): ServerMessage {
  if (decision.kind === 'answered') return decision.message;
  return decision.kind === 'refused' ? { type: 'refused', id, refusal: decision.refusal } : { type: 'done', id };
}
