import { litZones } from '@coven/web/games/lit-zones.ts';
import { laidPiece } from './motions.ts';

const standing = (occupier = '') => `[data-piece="occupier-${occupier}"]`;
const side = (occupier = '', seat = '') => `[data-anchor="side-${occupier}-${seat}"]`;

/** Where a lesson's words point. */
export const lit = litZones({
  row: () => ['.places [data-piece]', '.places'],
  occupier: (occupier) => [standing(occupier)],
  threshold: (occupier) => [`${standing(occupier)} .need`],
  rewards: (occupier) => [`${standing(occupier)} .coins`],
  side: (occupier, seat) => [side(occupier, seat)],
  laid: (occupier = '', seat = '', card = '') => [`[data-piece="${laidPiece(occupier, Number(seat), card)}"]`, side(occupier, seat)],
  hand: (card) => (card === undefined ? undefined : [`[data-piece="hand-${card}-0"]`]),
  // A narrow screen has room for the two piles alone.
  discard: () => ['[data-anchor="discard"]', '[data-anchor="deck"]'],
  fallen: () => ['.fallen', '[data-anchor="occupiers"]'],
});
