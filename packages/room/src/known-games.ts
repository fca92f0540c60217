import type { Game, Options, Rules } from '@coven/core';

/** What a table needs to know of the games there are. */
export interface KnownGames {
  game(id: string): Game | undefined;
  /** Throws a `Problem` for a version or options that the game does not have. */
  rules(id: string, version: number, options: Options, seats: number): Rules;
  hasBot(game: string, bot: string): boolean;
  /** Who plays for a person who has named no bot for that: the strongest that answers at once, so that nobody waits for it. */
  familiar(game: string): string;
}
