import type { Seat, Viewer } from '@coven/core';
import type { CardId, CardNumber } from './names.plain.ts';
import type { Why } from './trick.ts';

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'turned-up'; readonly card: CardId }
  | { readonly type: 'began'; readonly seat: Seat }
  /** `trick`: the first is 1. */
  | { readonly type: 'led'; readonly seat: Seat; readonly card: CardId; readonly trick: number }
  /** `why`: missing if the card is neither trump nor of the colour led. `over`: the number that won before, if the two numbers decide. */
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly why?: Why; readonly over?: CardNumber }
  /** `as`: the strongest trump wins; without one, the strongest card of the colour led. BM-3.3 */
  | { readonly type: 'trick-won'; readonly seat: Seat; readonly card: CardId; readonly as?: 'trump' }
  | { readonly type: 'crowned'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }
  /** From the trump pile: everybody saw which. BM-4.2 */
  | { readonly type: 'took-trump'; readonly seat: Seat; readonly card: CardId; readonly trump: CardId | null }
  | { readonly type: 'went-without'; readonly seat: Seat }
  | { readonly type: 'final-stage' }
  | { readonly type: 'ended' };

export type Shown =
  | Exclude<Event, { type: 'dealt' | 'drew' }>
  /** Only its owner sees the card. */
  | { readonly type: 'dealt' | 'drew'; readonly seat: Seat; readonly card?: CardId };

export function show(event: Event, viewer: Viewer): Shown | undefined {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return viewer === event.seat ? event : { type: event.type, seat: event.seat };
    case 'turned-up':
    case 'began':
    case 'led':
    case 'played':
    case 'trick-won':
    case 'crowned':
    case 'kept':
    case 'took-trump':
    case 'went-without':
    case 'final-stage':
    case 'ended':
      return event;
    default:
      return event satisfies never;
  }
}

/** BM-3.5: tricks, and which own cards came when, are looked at until the next lead. */
export const FADES: Readonly<Partial<Record<Shown['type'], Shown['type']>>> = {
  dealt: 'led',
  drew: 'led',
  led: 'led',
  played: 'led',
  'trick-won': 'led',
  kept: 'led',
};
