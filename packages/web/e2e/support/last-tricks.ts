import type { Page } from '@playwright/test';
import type { View } from '../../../../games/blackmore/rules/index.ts';
import { leaveGame } from './left-game.ts';

/** A game of Blackmore against a bot, left near its end when Odarka has won a trick. Returns the path under which it goes on. */
export function leaveLastTricks(page: Page): Promise<string> {
  return leaveGame<View>(page, {
    game: 'blackmore',
    players: [{ name: 'Odarka' }, { name: 'Agatha', bot: 'random' }],
    choose: ([first]) => first,
    isReached: ({ phase, toAct, deckSize, handSizes }) => phase === 'crown' && toAct === 0 && deckSize === 0 && (handSizes[0] ?? 0) <= 4,
  });
}
