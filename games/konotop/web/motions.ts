import type { Seat } from '@coven/core';
import type { Motions } from '@coven/web/motion/motions.ts';
import type { CardId, Konotop, OccupierId, View } from '../rules/index.ts';
import { handPieces } from './picture.ts';

const playerAnchor = (seat: Seat) => `player-${seat}`;
const sideAnchor = (occupier: OccupierId, seat: Seat) => `side-${occupier}-${seat}`;
/** What a player got for a fallen occupier. */
export const awardAnchor = (occupier: OccupierId, seat: Seat) => `award-${occupier}-${seat}`;
/** A kind of card on one side of an occupier. */
export const laidPiece = (occupier: OccupierId, seat: Seat, card: CardId) => `laid-${occupier}-${seat}-${card}`;

/** Which piece goes where. Own cards are seen on their way, other players' come from their plates. */
export const motions: Motions<Konotop> = {
  revealed: ({ occupier }) => ({ arrive: [{ piece: `occupier-${occupier}`, from: 'occupiers' }], dwell: 200 }),
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
  // The board shows the three places for a while; from there the rewards fly to the players who get them.
  fell: ({ occupier, awards }) => ({
    pass: awards
      .filter(({ points }) => points > 0)
      .map(({ seat }) => ({ from: awardAnchor(occupier, seat), to: playerAnchor(seat), like: awardAnchor(occupier, seat) })),
    dwell: 700,
  }),
  reshuffled: () => ({ pass: [{ from: 'discard', to: 'deck', like: 'deck' }], dwell: 200 }),
  ended: () => ({ dwell: 2200 }),
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

/** The last copy of a card in the viewer's hand: the one that goes when it is played. */
function lastCopy(before: View | null, seat: Seat, card: CardId): string | undefined {
  if (before === null || before.viewer !== seat) return undefined;
  return handPieces(before.hand).findLast((one) => one.card === card)?.piece;
}
