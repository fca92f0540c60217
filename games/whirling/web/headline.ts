import type { Pieces } from '@coven/words';
import type { OwnView } from '../rules/index.ts';
import { ARCANA } from '../rules/names.plain.ts';
import type { WhirlingBoard } from './board.ts';
import { isAllChosen, leftToUse } from './buttons.ts';
import { cardPiece } from './card-piece.ts';
import { say } from './say.ts';

/** What is asked next, given what is chosen already. */
export function headline(board: WhirlingBoard, pieces: Pieces): string | undefined {
  const { view, selected } = board;
  const words = board.words;
  if (!view.own) return undefined;
  if (selected?.type === 'done' && selected.kept === null) return say('ww.finish-sure');
  if (selected) return say('ww.confirm', { move: words.move(selected, pieces) });
  switch (view.phase) {
    case 'pick': {
      const { pick } = view.own;
      return pick ? say('ww.picked', { card: cardPiece(board, pieces, pick.id) }) : undefined;
    }
    case 'arcana':
      return effectsLeft(board, view.own, pieces);
    case 'brew':
      return recipeInUse(board, view.own, pieces) ?? say(leftToUse(board).length > 0 ? 'ww.brew' : 'ww.brewed-out');
    default:
      return undefined;
  }
}

function effectsLeft(board: WhirlingBoard, { left }: OwnView, pieces: Pieces): string | undefined {
  if (isAllChosen(board)) return say('ww.effects-used');
  const effects = ARCANA.filter((arcanum) => left[arcanum] > 0).map((arcanum) =>
    pieces.piece('arcanum', arcanum, board.words.piece('arcanum', arcanum)),
  );
  return effects.length > 0 ? say('ww.effects', { effects: effects.join(' ') }) : undefined;
}

function recipeInUse(board: WhirlingBoard, { using, filled }: OwnView, pieces: Pieces): string | undefined {
  if (using === null) return undefined;
  return say(filled === null ? 'ww.fill' : 'ww.make', { card: cardPiece(board, pieces, using) });
}
