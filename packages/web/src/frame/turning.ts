import type { Types } from '@coven/core';
import type { BoardTable, Told } from '../games/game-table.ts';

/** The deal or the end of a game, as it was told. */
export interface Turning extends Told {
  readonly kind: 'deal' | 'end';
}

/** The last of them among what was told from a number on. */
export function turningIn<T extends Types>(
  game: Pick<BoardTable<T>, 'moment'>,
  told: readonly Told<T>[],
  from: number,
): Turning | undefined {
  return told
    .flatMap(({ number, shown }) => {
      const kind = number >= from ? game.moment?.(shown) : undefined;
      return kind ? [{ number, shown, kind }] : [];
    })
    .at(-1);
}
