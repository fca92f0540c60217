import type { Pieces } from '@coven/words';
import type { WhirlingBoard } from './board.ts';

/** A card before the viewer in a sentence: a recipe, or her character's own. */
export function cardPiece(board: WhirlingBoard, pieces: Pieces, id: string): string {
  const kind = id === board.view.players[board.seat]?.character ? 'character' : 'recipe';
  return pieces.piece(kind, id, board.words.piece(kind, id));
}
