import { botsOf } from '@coven/bots';
import { completeOptions, Fault, type Game, type Options, type Rules } from '@coven/core';

const RULES_MOST = 64;

/** The games there are, with the rules compiled so far: tables with the same options share them. */
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

  remembers(game: string, bot: string): boolean {
    return botsOf(game).some(({ id, remembers }) => id === bot && remembers);
  }

  /** Throws a `Fault` for options that the game does not have. */
  rules(id: string, options: Options, seats: number): Rules {
    const game = this.game(id);
    if (!game) throw new Fault('no-such-game', { game: id });
    const key = JSON.stringify([id, seats, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]);
    let rules = this.#rules.get(key);
    if (!rules) {
      rules = game.open(completeOptions(game, seats, options), seats);
      this.#rules.set(key, rules);
      if (this.#rules.size > RULES_MOST) {
        const [oldest] = this.#rules.keys();
        if (oldest !== undefined) this.#rules.delete(oldest);
      }
    }
    return rules;
  }
}
