import type { Seat } from '@coven/core';
import type { Motions } from '@coven/web/motion/motions.ts';
import type { Blackmore, CardId } from '../rules/index.ts';
import { isBetweenTricks } from '../rules/names.plain.ts';

const seatAnchor = (seat: Seat) => `seat-${seat}`;

/** Which piece goes where; a card played from the viewer's hand or crowned from the trick travels by itself. */
export const motions: Motions<Blackmore> = {
  dealt: drawn,
  drew: drawn,
  'turned-up': ({ card }) => ({ arrive: [{ piece: card, from: 'deck' }] }),
  led: ({ seat, card }, { before }) => ({
    // The finished trick goes to its winner.
    leave:
      before && isBetweenTricks(before.phase)
        ? before.trick.filter(([, card]) => card !== before.crowned).map(([, piece]) => ({ piece, to: seatAnchor(before.leader) }))
        : [],
    arrive: [{ piece: card, from: seatAnchor(seat) }],
    dwell: 260,
  }),
  played: ({ seat, card }) => ({ arrive: [{ piece: card, from: seatAnchor(seat) }], dwell: 260 }),
  'trick-won': () => ({ dwell: 620 }),
  crowned: () => ({ dwell: 520 }),
  'took-trump': ({ seat, card }) => ({
    arrive: [{ piece: card, from: 'pile' }],
    leave: [{ piece: card, to: seatAnchor(seat) }],
    dwell: 420,
  }),
  'final-stage': () => ({ dwell: 300 }),
  // Long enough for the piles to be counted.
  ended: (_, { before }) => ({
    leave: (before?.trick ?? []).map(([, piece]) => ({ piece, to: seatAnchor(before?.leader ?? 0) })),
    dwell: 2600,
  }),
};

function drawn({ seat, card }: { readonly seat: Seat; readonly card?: CardId }) {
  return card === undefined
    ? { pass: [{ from: 'deck', to: seatAnchor(seat), like: 'deck' }] }
    : { arrive: [{ piece: card, from: 'deck' }] };
}
