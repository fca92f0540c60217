import { existsSync } from 'node:fs';
import { openGame } from '@coven/core';
import { GAMES, levelsOf } from '@coven/games';
import type { GameFolder } from '@coven/games/folder.ts';
import type { Plugin } from 'vite';
import type { GameFacts } from '../src/games/facts.ts';

/** What the page must know of every game, and apart from that what only some of its parts ask for. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:game-facts': () => `export const FACTS = ${JSON.stringify(GAMES.map(factsOf))};`,
  // How many examples a rule has is the tests' business.
  'virtual:game-rules': () => byGame('RULES', ({ rules }) => rules.map(({ examples: _, ...rule }) => rule)),
  'virtual:bot-ratings': () => byGame('RATINGS', ({ id }) => Object.fromEntries(levelsOf(id).map((level) => [level.id, level.rating]))),
  'virtual:game-credits': () => byGame('CREDITS', ({ credits }) => credits),
};

/** Facts of every game as plain data made when the page is built: the rules themselves stay in the table Worker. */
export function gameFacts(): Plugin {
  return {
    name: 'game-facts',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
  };
}

function byGame(name: string, pick: (game: GameFolder) => unknown): string {
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(GAMES.map((game) => [game.id, pick(game)])))};`;
}

function factsOf(game: GameFolder): GameFacts {
  return {
    id: game.id,
    seats: game.seats,
    ...(game.minutes === undefined ? {} : { minutes: game.minutes }),
    options: game.options.map((option) =>
      option.kind === 'choice' || option.kind === 'per-seat'
        ? { id: option.id, kind: option.kind, values: option.values, rule: option.rule }
        : { id: option.id, kind: option.kind, rule: option.rule },
    ),
    teaches: existsSync(new URL(`../../../games/${game.id}/lessons/first/lesson.json`, import.meta.url)),
    bots: levelsOf(game.id).map(({ id }) => id),
    fades: openGame(game, game.seats.min).fades as Readonly<Record<string, string>>,
  };
}
