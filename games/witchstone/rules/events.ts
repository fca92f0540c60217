import type { Seat, Viewer } from '@coven/core';
import type { ActionId, ShelfId, Silver } from './names.plain.ts';

type BySeat<Type extends string, Rest> = { readonly type: Type; readonly seat: Seat } & Readonly<Rest>;

export type Event =
  /** Beside a blue cell, by its place from 0. */
  | { readonly type: 'special-turned'; readonly blue: number; readonly special: string }
  | { readonly type: 'scroll-turned'; readonly scroll: string }
  | { readonly type: 'chip-set'; readonly location: string; readonly chip: string }
  | BySeat<'tile-dealt', { tile: string }>
  | BySeat<'began', object>
  | BySeat<'tower-taken', { location: string; points: number }>
  | BySeat<'tile-chosen', { tile: string }>
  | BySeat<'tile-laid', { tile: string; at: string; toward: string }>
  | BySeat<'tile-discarded', { tile: string }>
  | BySeat<'tile-drawn', { tile: string }>
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
    case 'special-turned':
    case 'scroll-turned':
    case 'chip-set':
    case 'began':
    case 'tower-taken':
    case 'tile-laid':
    case 'tile-discarded':
    case 'action-began':
    case 'skipped':
    case 'energy-laid':
    case 'portal-finished':
    case 'witch-prepared':
    case 'witch-sent':
    case 'stone-reached':
    case 'chip-taken':
    case 'pentagram-walked':
    case 'owl-taken':
    case 'owls-gone':
    case 'special-taken':
    case 'specials-gone':
    case 'special-used':
    case 'special-laid':
    case 'special-dropped':
    case 'action-chosen':
    case 'crystal-moved':
    case 'crystal-to-rim':
    case 'crystal-racked':
    case 'crystal-set-aside':
    case 'crystal-broken':
    case 'wand-walked':
    case 'wand-bonus':
    case 'wand-silver':
    case 'scroll-taken':
    case 'booster-played':
    case 'stopped':
    case 'turn-passed':
    case 'ended':
      return event;
    default:
      return event satisfies never;
  }
}
