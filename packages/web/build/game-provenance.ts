import { type Game, provenanceGroups, SOURCES } from '@coven/core';
import { GAMES } from '@coven/games';
import type { Plugin } from 'vite';

const NAME = 'virtual:game-provenance';
const PREFIX = `\0${NAME}/`;

/** Where each game's data comes from, put in order when the page is built; one chunk for each game, for its rules page. */
export function gameProvenance(): Plugin {
  return {
    name: 'game-provenance',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const loaders = GAMES.map((game) => `'${game.id}': () => import('${NAME}/${game.id}')`);
        return `export const PROVENANCES = { ${loaders.join(', ')} };`;
      }
      const game = GAMES.find((one) => id === `${PREFIX}${one.id}`);
      return game && moduleOf(game);
    },
  };
}

/** The groups, and which sources occur in them. */
function moduleOf({ provenance }: Game): string {
  const groups = provenanceGroups(provenance);
  const found = new Set(groups.flatMap(({ counts }) => counts.map(({ source }) => source)));
  const sources = SOURCES.filter((source) => found.has(source));
  return `export const groups = ${JSON.stringify(groups)};\nexport const sources = ${JSON.stringify(sources)};`;
}
