import type { Seat, Viewer } from '@coven/core';

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly number: number }
  /** Asked for one more number. TG-2.2 */
  | { readonly type: 'took'; readonly seat: Seat }
  | { readonly type: 'drew'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'stopped'; readonly seat: Seat }
  /** All secrets, by seat. TG-3.1 */
  | { readonly type: 'revealed'; readonly secrets: readonly (readonly number[])[] };

export type Shown = Exclude<Event, { type: 'dealt' }> | { readonly type: 'dealt'; readonly seat: Seat; readonly number: number | 'hidden' };

export function show(event: Event, viewer: Viewer): Shown | undefined {
  switch (event.type) {
    case 'dealt':
      return viewer === event.seat ? event : { ...event, number: 'hidden' };
    case 'took':
    case 'drew':
    case 'stopped':
    case 'revealed':
      return event;
    default:
      return event satisfies never;
  }
}
