import type { Level } from '@coven/bots';
import { checkVersion, type Game, type Options, Problem, type Rules, storedOptions } from '@coven/core';
import { botsOf, levelsOf } from '@coven/games';
import type { KnownGames } from '@coven/room';
import { Latest } from '../files/latest.ts';
import { splitOptions, tableKey } from '../files/table-key.ts';

const MAX_RULES = 64;

/** All games, with a cache of compiled rules: tables with the same version and options share them. */
export class Catalogue implements KnownGames {
  readonly games: readonly Game[];
  readonly #rules = new Latest<Rules>(MAX_RULES);

  constructor(games: readonly Game[]) {
    this.games = games;
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  hasBot(game: string, bot: string): boolean {
    return levelsOf(game).some(({ id }) => id === bot);
  }

  /** For a player who has named none: the strongest of the game's bots that answer at once, so that nobody waits for it. */
  familiar(game: string): string {
    return botsOf(game).at(-1)?.id ?? 'random';
  }

  level(game: string, bot: string): Level | undefined {
    return levelsOf(game).find(({ id }) => id === bot);
  }

  /** Throws a `Problem` for a version or options that the game does not have. Data files must have passed a trial: they are not checked again. */
  rules(id: string, version: number, options: Options, seats: number): Rules {
    const game = this.game(id);
    if (!game) throw new Problem('no-such-game', { game: id });
    const key = tableKey(game, version, seats, options);
    const known = this.#rules.get(key);
    if (known) return known;
    checkVersion(game, version);
    const { files, others } = splitOptions(game, options);
    const rules = game.open({ ...storedOptions(game, seats, others), ...files }, seats, version);
    this.#rules.set(key, rules);
    return rules;
  }
}
