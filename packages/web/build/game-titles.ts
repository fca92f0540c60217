import { GAMES, loadGameWords } from '@coven/games';
import { LANGUAGES, type Language } from '@coven/words';
import type { Plugin } from 'vite';
import type { GameTitle } from '../src/games/facts.ts';

const NAME = 'virtual:game-titles';
const PREFIX = `\0${NAME}/`;

/** Each game's name and tagline for the lobby, as data made when the page is built: the rest of its words is loaded with the table. */
export function gameTitles(): Plugin {
  return {
    name: 'game-titles',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${NAME}`) {
        const loaders = LANGUAGES.map((language) => `${language}: () => import('${NAME}/${language}')`);
        return `export const TITLES = { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(PREFIX)) return undefined;
      const titles = await Promise.all(GAMES.map((game) => titleOf(game.id, id.slice(PREFIX.length) as Language)));
      return `export const titles = ${JSON.stringify(Object.fromEntries(titles))};`;
    },
  };
}

async function titleOf(game: string, language: Language): Promise<readonly [string, GameTitle]> {
  const { name, tagline } = await loadGameWords(game, language);
  return [game, { name, tagline }];
}
