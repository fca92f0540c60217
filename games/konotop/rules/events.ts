import type { Seat, Viewer } from '@coven/core';
import type { CardId, OccupierId } from './deck.ts';
import type { OptionalEffect } from './effects.ts';
import type { Award } from './scoring.ts';

export type Event =
  /** `place` counts the row from 0, left to right. */
  | { readonly type: 'revealed'; readonly occupier: OccupierId; readonly place: number }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'began'; readonly seat: Seat }
  /** KW-2.2: a hand without a card skips the stage. */
  | { readonly type: 'skipped'; readonly seat: Seat }
  /** `times` is the boost the card has there now. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly on: OccupierId; readonly times: number }
  /** `card` is the one whose effect is left unused. */
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: CardId; readonly effect: OptionalEffect['kind'] }
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly card: CardId; readonly of: Seat; readonly on: OccupierId }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly card: CardId;
      readonly of: Seat;
      readonly from: OccupierId;
      readonly to: OccupierId;
      readonly times: number;
    }
  /** KW-3.3: a set came together, and each of its cards counts `times`; or it came apart. */
  | { readonly type: 'set-made'; readonly card: CardId; readonly on: OccupierId; readonly times: number }
  | { readonly type: 'set-broken'; readonly card: CardId; readonly on: OccupierId }
  | {
      readonly type: 'fell';
      readonly occupier: OccupierId;
      readonly place: number;
      readonly strength: number;
      readonly awards: readonly Award[];
    }
  /** The discard became the new deck: what is in it everybody saw. KW-6.1 */
  | { readonly type: 'reshuffled'; readonly cards: Readonly<Record<CardId, number>> }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }
  /** KW-6.2 */
  | { readonly type: 'ended' };

export type Shown =
  | Exclude<Event, { type: 'dealt' | 'drew' }>
  | { readonly type: 'dealt' | 'drew'; readonly seat: Seat; readonly card: CardId | 'hidden' };

/** KW-7.1: all is open but which cards the others draw. */
export function show(event: Event, viewer: Viewer): Shown | undefined {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return { type: event.type, seat: event.seat, card: viewer === event.seat ? event.card : 'hidden' };
    case 'revealed':
    case 'began':
    case 'skipped':
    case 'played':
    case 'declined':
    case 'destroyed':
    case 'moved':
    case 'set-made':
    case 'set-broken':
    case 'fell':
    case 'reshuffled':
    case 'ended':
      return event;
    default:
      return event satisfies never;
  }
}
