import type { Lit } from '@coven/web/games/game-table.ts';
import { laidPiece } from './motions.ts';

/** Where a lesson's words point. */
export function lit(id: string): Lit | undefined {
  const [zone, occupier = '', seat = '', card = ''] = id.split(':');
  const standing = `[data-piece="occupier-${occupier}"]`;
  const side = `[data-anchor="side-${occupier}-${seat}"]`;
  switch (zone) {
    case 'row':
      return { at: ['.places [data-piece]', '.places'] };
    case 'occupier':
      return { at: [standing] };
    case 'threshold':
      return { at: [`${standing} .need`] };
    case 'rewards':
      return { at: [`${standing} .coins`] };
    case 'side':
      return { at: [side] };
    case 'laid':
      return { at: [`[data-piece="${laidPiece(occupier, Number(seat), card)}"]`, side] };
    case 'hand':
      return occupier === '' ? undefined : { at: [`[data-piece="hand-${occupier}-0"]`] };
    // A narrow screen has room for the two piles alone.
    case 'discard':
      return { at: ['[data-anchor="discard"]', '[data-anchor="deck"]'] };
    case 'fallen':
      return { at: ['.fallen', '[data-anchor="occupiers"]'] };
    default:
      return undefined;
  }
}
