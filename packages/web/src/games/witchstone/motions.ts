import type { Witchstone } from '@coven/games/witchstone';
import type { Motions } from '../../motion/motions.ts';

const seatAnchor = (seat: number) => `seat-${seat}`;

/** Which piece goes where; tiles, owls on their tracks and scrolls in the row travel by themselves. */
export const motions: Motions<Witchstone> = {
  'tower-taken': ({ seat }) => ({ arrive: [{ piece: `high-${seat}`, from: seatAnchor(seat) }], dwell: 200 }),
  'tile-laid': () => ({ dwell: 260 }),
  'action-began': () => ({ dwell: 120 }),
  'energy-laid': () => ({ dwell: 80 }),
  'portal-finished': () => ({ dwell: 180 }),
  'witch-sent': ({ seat, location }, { before }) => ({
    arrive: [{ piece: `witch-${seat}-${location}`, from: `loc-${before?.players[seat]?.tower ?? ''}` }],
    dwell: 220,
  }),
  'chip-taken': ({ seat, location }) => ({
    leave: location === null ? [] : [{ piece: `chip-${location}`, to: seatAnchor(seat) }],
    dwell: 120,
  }),
  'crystal-moved': ({ from, to }) => ({ arrive: [{ piece: `crystal-${to}`, from: `cell-${from}` }] }),
  'crystal-to-rim': ({ from, exit }) => ({ arrive: [{ piece: `rim-${exit}`, from: `cell-${from}` }] }),
  'crystal-racked': () => ({ dwell: 160 }),
  'crystal-broken': ({ at, seat }) => ({ leave: [{ piece: `crystal-${at}`, to: seatAnchor(seat) }] }),
  'pentagram-walked': () => ({ dwell: 180 }),
  'wand-walked': () => ({ dwell: 180 }),
  'wand-bonus': () => ({ dwell: 160 }),
  'wand-silver': () => ({ dwell: 160 }),
  'scroll-taken': ({ seat, scroll }) => ({ leave: [{ piece: `scroll-${scroll}-0`, to: seatAnchor(seat) }], dwell: 160 }),
  ended: () => ({ dwell: 900 }),
};
