import type { Pieces } from '@coven/words';
import type { TableModel } from '../table/table-model.svelte.ts';
import { MARKED } from '../words/rich.ts';

/** An offered move as a sentence. */
export function moveText({ game, words }: Pick<TableModel, 'game' | 'words'>, move: string, pieces: Pieces = MARKED): string {
  const read = game.readMove(move);
  return read ? words.move(read, pieces) : move;
}
