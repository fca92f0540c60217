import printed from '../rules/board.json' with { type: 'json' };
import type { BoardFile, View } from '../rules/index.ts';

/** The board on the table: the one that comes with the game, unless the table brought its own. */
export function fileOf(view: View): BoardFile {
  return view.board ?? (printed as unknown as BoardFile);
}
