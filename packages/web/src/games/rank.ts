import type { Types } from '@coven/core';
import type { BoardContext } from './board-context.ts';
import type { BoardTable } from './game-table.ts';

/** Where the first move stands that neither ends nor declines anything; the first of all if there is no such move. */
export function firstUseful<T extends Types>(game: Pick<BoardTable<T>, 'buttonLook'>, board: BoardContext<T>): number {
  return Math.max(
    0,
    board.moves.findIndex((move) => game.buttonLook?.(board, move)?.rank !== 'second'),
  );
}
