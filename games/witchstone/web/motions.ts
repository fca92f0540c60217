import type { Seat } from '@coven/core';
import type { Motion, Motions } from '@coven/web/motion/motions.ts';
import type { ActionId, View, Witchstone } from '../rules/index.ts';
import {
  cellPlace,
  chipAt,
  crossingOf,
  crystalOn,
  halfOf,
  highWitch,
  onRim,
  openChip,
  placeOf,
  rowPlace,
  scrollOn,
  seatOf,
  shelfOf,
  witchAt,
} from './pieces.ts';

/** Which piece goes where; tiles and owls on their tracks travel by themselves. */
export const motions: Motions<Witchstone> = {
  'tile-dealt': ({ seat, tile }) => ({ arrive: intoHand(seat, tile) }),
  began: () => ({ dwell: 500 }),
  'tile-drawn': ({ seat, tile }) => ({ arrive: intoHand(seat, tile) }),
  'tower-taken': ({ seat }) => ({ arrive: [{ piece: highWitch(seat), from: seatOf(seat) }], dwell: 200 }),
  'tile-laid': () => ({ dwell: 260 }),
  'action-began': () => ({ dwell: 120 }),
  'energy-laid': () => ({ dwell: 80 }),
  'portal-finished': () => ({ dwell: 180 }),
  'witch-sent': ({ seat, location }, { before }) => ({
    arrive: [{ piece: witchAt(seat, location), from: placeOf(before?.players[seat]?.tower ?? '') }],
    dwell: 220,
  }),
  'chip-taken': ({ seat, location, chip }, { before }) => ({
    leave: [{ piece: location === null ? openChip(before?.openChips ?? [], chip) : chipAt(location), to: seatOf(seat) }],
    dwell: 120,
  }),
  'crystal-moved': ({ seat, from, to }, { after }) => ({
    arrive: [{ piece: isCrossing(after) ? crossingOf(seat) : crystalOn(seat, to), from: cellPlace(seat, from) }],
  }),
  'crystal-to-rim': ({ seat, from, exit, isBlack }, { after }) => ({
    arrive: [{ piece: onRim(seat, exit, isBlack ? 'black' : lastOnRim(after, exit)), from: cellPlace(seat, from) }],
  }),
  'crystal-racked': ({ seat, exit, shelf, isBlack }, { before }) => ({
    leave: [{ piece: onRim(seat, exit, isBlack ? 'black' : lastOnRim(before, exit)), to: shelfOf(shelf) }],
    dwell: 160,
  }),
  'crystal-set-aside': ({ seat, exit, isBlack }, { before }) => ({
    leave: [{ piece: onRim(seat, exit, isBlack ? 'black' : lastOnRim(before, exit)), to: seatOf(seat) }],
  }),
  'crystal-broken': ({ at, seat }) => ({ leave: [{ piece: crystalOn(seat, at), to: seatOf(seat) }] }),
  'pentagram-walked': () => ({ dwell: 180 }),
  'wand-walked': () => ({ dwell: 180 }),
  'wand-bonus': () => ({ dwell: 160 }),
  'wand-silver': () => ({ dwell: 160 }),
  'scroll-taken': ({ seat, place }, { before, after }) => ({
    leave: before === null ? [] : [{ piece: scrollOn(before, place), to: seatOf(seat) }],
    arrive: closingUp(after, place),
    dwell: 160,
  }),
  ended: () => ({ dwell: 2200 }),
};

/** What others are dealt is not seen. */
function intoHand(seat: Seat, tile: string): NonNullable<Motion['arrive']> {
  return tile === 'hidden' ? [] : [0, 1].map((half) => ({ piece: halfOf(tile, half), from: seatOf(seat) }));
}

function isCrossing({ agenda }: View): boolean {
  return agenda !== null && agenda.crossing !== null;
}

/** The number of the coloured crystal that came to an exit last. */
function lastOnRim(view: View | null, exit: ActionId): number {
  const waiting = view?.agenda?.rim.filter((one) => one.exit === exit && one.crystal === 'coloured').length ?? 1;
  return waiting - 1;
}

/** The scrolls behind a gap move up; the stack fills the last place. */
function closingUp(after: View, gap: number): NonNullable<Motion['arrive']> {
  return after.row.flatMap((_, at) => (at + 1 < gap ? [] : [{ piece: scrollOn(after, at + 1), from: rowPlace(at + 2) }]));
}
