import { openGame } from '@coven/core';
import { botsOf, GAMES } from '@coven/games';
import type { GameFolder } from '@coven/games/folder.ts';
import type { Plugin } from 'vite';
import type { GameFacts } from '../src/games/facts.ts';

const NAME = 'virtual:game-facts';
const RESOLVED = `\0${NAME}`;

/**
 * What the page must know of every game before anybody plays it, as plain data made when the page is built:
 * the rules themselves stay in the table Worker.
 */
export function gameFacts(): Plugin {
  return {
    name: 'game-facts',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const FACTS = ${JSON.stringify(GAMES.map(factsOf))};` : undefined),
  };
}

function factsOf(game: GameFolder): GameFacts {
  return {
    id: game.id,
    version: game.version,
    seats: game.seats,
    credits: game.credits,
    options: game.options.map((option) =>
      option.kind === 'choice' || option.kind === 'per-seat'
        ? { id: option.id, kind: option.kind, values: option.values, rule: option.rule }
        : { id: option.id, kind: option.kind, rule: option.rule },
    ),
    // How many examples a rule has is the tests' business.
    rules: game.rules.map(({ examples: _, ...rule }) => rule),
    bots: botsOf(game.id).map((bot) => bot.id),
    fades: openGame(game, game.seats.min).fades as Readonly<Record<string, string>>,
  };
}
