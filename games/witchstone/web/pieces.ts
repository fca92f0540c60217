import type { Seat } from '@coven/core';
import type { ActionId, ShelfId, View } from '../rules/index.ts';

/** What pieces and places are called where the eye has to follow them (`data-piece`, `data-anchor`). */
export const crystalOn = (seat: Seat, cell: string): string => `crystal-${seat}-${cell}`;
export const cellPlace = (seat: Seat, cell: string): string => `cell-${seat}-${cell}`;
/** The crystal that is half-way. */
export const crossingOf = (seat: Seat): string => `crossing-${seat}`;
/** Crystals at one exit are alike: they are numbered as they came; there is one black one. */
export const onRim = (seat: Seat, exit: ActionId, number: number | 'black'): string => `rim-${seat}-${exit}-${number}`;
export const shelfOf = (shelf: ShelfId): string => `shelf-${shelf}`;
export const seatOf = (seat: Seat): string => `seat-${seat}`;
export const chipAt = (location: string): string => `chip-${location}`;
/** The first chip of its kind on the table. The name holds how many lie open, because chips of one kind have no identity of their own. */
export const openChip = (open: readonly string[], chip: string): string => `open-${open.length}-${chip}`;
export const highWitch = (seat: Seat): string => `high-${seat}`;
export const witchAt = (seat: Seat, location: string): string => `witch-${seat}-${location}`;
export const placeOf = (location: string): string => `loc-${location}`;
/** A place of the scroll row, from 1; the stack comes behind the sixth. */
export const rowPlace = (place: number): string => `row-${place}`;
export const STACK = rowPlace(7);
/** A scroll that a player has taken. */
export const collectedPlace = (scroll: string): string => `collected-${scroll}`;
/** Two copies of a scroll may lie in the row: the place distinguishes them, and the count of scrolls left one row from the next. */
export const scrollOn = ({ row, scrollsLeft }: View, place: number): string => `scroll-${row.length + scrollsLeft}-${place}`;
/** One half of a tile of the viewer's own, in hand or in the cauldron. */
export const halfOf = (tile: string, half: number): string => `${tile}:${half}`;
