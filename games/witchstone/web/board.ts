import type { BoardContext } from '@coven/web/games/board-context.ts';
import printed from '../rules/board.json' with { type: 'json' };
import type { BoardFile, View, Witchstone } from '../rules/index.ts';
import type { WitchstoneWords } from '../words/index.ts';

/** Its table as a picture gets it. */
export type WitchstoneBoard = BoardContext<Witchstone, WitchstoneWords>;

/** The board on the table: the one that comes with the game, unless the table brought its own. */
export function fileOf(view: View): BoardFile {
  return view.board ?? (printed as unknown as BoardFile);
}
