import type { Seat, Viewer } from '@coven/core';
import type { ActionId, ShelfId, Silver } from './names.plain.ts';

type BySeat<Type extends string, Rest> = { readonly type: Type; readonly seat: Seat } & Readonly<Rest>;

/** What everybody is told as it is. */
type Open =
  /** Beside a blue cell, by its place from 0. */
  | { readonly type: 'special-turned'; readonly blue: number; readonly special: string }
  | { readonly type: 'scroll-turned'; readonly scroll: string }
  | { readonly type: 'chip-set'; readonly location: string; readonly chip: string }
  | BySeat<'began', object>
  | BySeat<'tower-taken', { location: string; points: number }>
  | BySeat<'tile-laid', { tile: string; at: string; toward: string }>
  | BySeat<'tile-discarded', { tile: string }>
  | BySeat<'action-began', { action: ActionId; strength: number }>
  | BySeat<'skipped', { action: ActionId }>
  | BySeat<'energy-laid', { portal: string; energy: number; length: number }>
  | BySeat<'portal-finished', { portal: string; points: number }>
  | BySeat<'witch-prepared', { lying: number }>
  | BySeat<'witch-sent', { location: string; cost: number; points: number }>
  | BySeat<'stone-reached', { place: number; points: number }>
  /** `location` is null for a chip from the table; `points` or `action` with `strength`. */
  | BySeat<'chip-taken', { location: string | null; chip: string; action: ActionId | null; strength: number; points: number }>
  | BySeat<'pentagram-walked', { steps: number; to: number }>
  | BySeat<'owl-taken', { value: number }>
  | BySeat<'owls-gone', { points: number }>
  | BySeat<'special-taken', { special: string }>
  | BySeat<'specials-gone', object>
  | BySeat<'special-used', { special: string; action: ActionId }>
  | BySeat<'special-laid', { special: string; at: string }>
  | BySeat<'special-dropped', { special: string }>
  | BySeat<'action-chosen', { action: ActionId }>
  | BySeat<'crystal-moved', { from: string; to: string; isBlack: boolean }>
  | BySeat<'crystal-to-rim', { from: string; exit: ActionId; isBlack: boolean }>
  | BySeat<'crystal-racked', { exit: ActionId; shelf: ShelfId; isBlack: boolean; strength: number }>
  | BySeat<'crystal-set-aside', { exit: ActionId; isBlack: boolean }>
  | BySeat<'crystal-broken', { at: string; isBlack: boolean; points: number }>
  | BySeat<'wand-walked', { steps: number; to: number }>
  | BySeat<'wand-bonus', { cell: number; action: ActionId; points: number; isDoubled: boolean }>
  | BySeat<'wand-silver', { cell: number; silver: Silver; points: number }>
  | BySeat<'scroll-taken', { scroll: string; place: number }>
  | BySeat<'booster-played', { scroll: string; action: ActionId; plus: number }>
  /** The player left something undone. */
  | BySeat<'stopped', object>
  | BySeat<'turn-passed', object>
  | { readonly type: 'ended' };

/** Only its player sees the tile. */
type Secret = BySeat<'tile-dealt', { tile: string }> | BySeat<'tile-drawn', { tile: string }> | BySeat<'tile-chosen', { tile: string }>;

export type Event = Open | Secret;

export type Tell = (event: Event) => void;

export type Shown =
  | Exclude<Event, { type: 'tile-dealt' | 'tile-drawn' }>
  | BySeat<'tile-dealt', { tile: string | 'hidden' }>
  | BySeat<'tile-drawn', { tile: string | 'hidden' }>;

/** WS-12.1 */
export function show(event: Event, viewer: Viewer): Shown | undefined {
  switch (event.type) {
    case 'tile-dealt':
    case 'tile-drawn':
      return { type: event.type, seat: event.seat, tile: viewer === event.seat ? event.tile : 'hidden' };
    case 'tile-chosen':
      return viewer === event.seat ? event : undefined;
    default:
      return event satisfies Open;
  }
}
