import type { BoardContext } from '@coven/web/games/board-context.ts';
import type { Pieces } from '@coven/words';
import type { Whirling } from '../rules/index.ts';
import type { WhirlingWords } from '../words/index.ts';

/** A card before the viewer in a sentence: a recipe, or her character's own. */
export function cardPiece(board: BoardContext<Whirling>, pieces: Pieces, id: string): string {
  const kind = id === board.view.players[board.seat]?.character ? 'character' : 'recipe';
  return pieces.piece(kind, id, (board.words as WhirlingWords).piece(kind, id));
}
