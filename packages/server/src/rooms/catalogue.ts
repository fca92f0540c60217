import { type Game, type Options, openGame, Problem, type Rules } from '@coven/core';
import { botsOf } from '@coven/games';

const MAX_RULES = 64;

/** All games, with a cache of compiled rules: tables with the same version and options share them. */
export class Catalogue {
  readonly games: readonly Game[];
  readonly #rules = new Map<string, Rules>();

  constructor(games: readonly Game[]) {
    this.games = games;
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  hasBot(game: string, bot: string): boolean {
    return botsOf(game).some(({ id }) => id === bot);
  }

  /** The last of the game's bots. */
  strongestBot(game: string): string {
    return botsOf(game).at(-1)?.id ?? 'random';
  }

  remembers(game: string, bot: string): boolean {
    return botsOf(game).some(({ id, remembers }) => id === bot && remembers);
  }

  /** Throws a `Problem` for a version or options that the game does not have. */
  rules(id: string, version: number, options: Options, seats: number): Rules {
    const game = this.game(id);
    if (!game) throw new Problem('no-such-game', { game: id });
    const key = JSON.stringify([id, version, seats, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);
    let rules = this.#rules.get(key);
    if (!rules) {
      rules = openGame(game, seats, options, version);
      this.#rules.set(key, rules);
      if (this.#rules.size > MAX_RULES) {
        const [oldest] = this.#rules.keys();
        if (oldest !== undefined) this.#rules.delete(oldest);
      }
    }
    return rules;
  }
}
