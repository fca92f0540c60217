import type { Seat } from '@coven/core';
import type { CardId, Konotop, OccupantId, View } from '@coven/games/konotop';
import type { Motions } from '../../motion/motions.ts';
import { handPieces } from './picture.ts';

const playerAnchor = (seat: Seat) => `player-${seat}`;
const sideAnchor = (occupant: OccupantId, seat: Seat) => `side-${occupant}-${seat}`;
/** What a player got for a fallen occupant. */
export const awardAnchor = (occupant: OccupantId, seat: Seat) => `award-${occupant}-${seat}`;
/** A kind of card on one side of an occupant. */
export const laidPiece = (occupant: OccupantId, seat: Seat, card: CardId) => `laid-${occupant}-${seat}-${card}`;

/** Which piece goes where. Own cards are seen on their way, other players' come from their plates. */
export const motions: Motions<Konotop> = {
  revealed: ({ occupant }) => ({ arrive: [{ piece: `occupant-${occupant}`, from: 'occupants' }], dwell: 200 }),
  dealt: drawn,
  drew: drawn,
  played: ({ seat, card, on }, { before }) => {
    const piece = lastCopy(before, seat, card);
    return piece === undefined
      ? { pass: [{ from: playerAnchor(seat), to: sideAnchor(on, seat), like: 'deck' }], dwell: 320 }
      : { leave: [{ piece, to: sideAnchor(on, seat) }], dwell: 200 };
  },
  destroyed: ({ card, of, on }) => ({ leave: [{ piece: laidPiece(on, of, card), to: 'discard' }], dwell: 320 }),
  moved: ({ card, of, from, to }) => ({ leave: [{ piece: laidPiece(from, of, card), to: sideAnchor(to, of) }], dwell: 320 }),
  'set-made': () => ({ dwell: 240 }),
  // The board shows the three places for a while; from there the rewards fly to whoever gets them.
  fell: ({ occupant, awards }) => ({
    pass: awards
      .filter(({ points }) => points > 0)
      .map(({ seat }) => ({ from: awardAnchor(occupant, seat), to: playerAnchor(seat), like: awardAnchor(occupant, seat) })),
    dwell: 700,
  }),
  reshuffled: () => ({ pass: [{ from: 'discard', to: 'deck', like: 'deck' }], dwell: 200 }),
  ended: () => ({ dwell: 900 }),
};

function drawn(
  { seat, card }: { readonly seat: Seat; readonly card: CardId | 'hidden' },
  { before, after }: { readonly before: View | null; readonly after: View },
) {
  if (card === 'hidden') return { pass: [{ from: 'deck', to: playerAnchor(seat), like: 'deck' }] };
  const had = new Set(handPieces(before?.hand ?? []).map(({ piece }) => piece));
  const fresh = handPieces(after.hand).filter((one) => one.card === card && !had.has(one.piece));
  return { arrive: fresh.map(({ piece }) => ({ piece, from: 'deck' })) };
}

/** The own hand's last copy of a card: the one that goes when it is played. */
function lastCopy(before: View | null, seat: Seat, card: CardId): string | undefined {
  if (before === null || before.viewer !== seat) return undefined;
  return handPieces(before.hand).findLast((one) => one.card === card)?.piece;
}
