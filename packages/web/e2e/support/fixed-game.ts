import type { Game } from '@coven/core';
import type { Page } from '@playwright/test';
import { leaveGame } from './left-game.ts';

/** Decisions after which a game is well under way. */
export const middleOf = (game: Game): number => (game.id === 'witchstone' ? 150 : 40);

/** A game of the most players, at most four, left after so many decisions: the same in every run. Returns its path. */
export function fixedGame(page: Page, { id, seats }: Game, name: string, decisions: number): Promise<string> {
  let made = 0;
  let chance = 1;
  return leaveGame<object>(page, {
    game: id,
    players: Array.from({ length: Math.min(seats.max, 4) }, (_, seat) =>
      seat === 0 ? { name } : { name: `Sibylla ${seat}`, bot: 'greedy' },
    ),
    choose: (moves) => {
      made++;
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
      return moves[chance % moves.length];
    },
    isReached: (view) => made >= decisions || ('phase' in view && view.phase === 'over'),
  });
}
