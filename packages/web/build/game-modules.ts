import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openGame, provenanceGroups, SOURCES } from '@coven/core';
import { GAMES, levelsOf, loadGameWords } from '@coven/games';
import type { GameFolder } from '@coven/games/folder.ts';
import { LANGUAGES, type Language } from '@coven/words';
import type { Plugin } from 'vite';
import type { GameFacts, GameTitle } from '../src/games/facts.ts';
import { AREAS } from '../src/words/areas.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * What the page must know of every game, and apart from that what only some of its parts ask for. Behind a slash comes the language
 * or the game that a module is about: each is a chunk of its own.
 */
const MODULES: Readonly<Record<string, (about: string) => string | Promise<string>>> = {
  'virtual:game-facts': () => exported('FACTS', GAMES.map(factsOf)),
  // How many examples a rule has is the tests' business.
  'virtual:game-rules': () => byGame('RULES', ({ rules }) => rules.map(({ examples: _, ...rule }) => rule)),
  'virtual:bot-ratings': () => byGame('RATINGS', ({ id }) => Object.fromEntries(levelsOf(id).map((level) => [level.id, level.rating]))),
  'virtual:game-credits': () => byGame('CREDITS', ({ credits }) => credits),
  'virtual:words': () =>
    loaders('WORDS', 'virtual:words/', LANGUAGES) + loaders('AREA_WORDS', 'virtual:area-words/', product(AREAS, LANGUAGES)),
  'virtual:area-words/': (about) => messagesFrom(`packages/words/src/${about.replace('/', '/catalogue/')}.ts`, 'messages'),
  'virtual:words/': (language) => wordsIn(language as Language),
  'virtual:game-words': () =>
    loaders(
      'CATALOGUES',
      'virtual:game-words/',
      product(
        GAMES.map(({ id }) => id),
        LANGUAGES,
      ),
    ),
  'virtual:game-words/': gameWordsIn,
  'virtual:game-provenance': () =>
    loaders(
      'PROVENANCES',
      'virtual:game-provenance/',
      GAMES.map(({ id }) => id),
    ),
  'virtual:game-provenance/': (game) => provenanceOf(game),
};

/** Facts of every game as plain data made when the page is built: the rules themselves stay in the table Worker. */
export function gameModules(): Plugin {
  return {
    name: 'game-modules',
    resolveId: (id) => (sourceOf(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? sourceOf(id.slice(1))?.() : undefined),
  };
}

function sourceOf(id: string): (() => string | Promise<string>) | undefined {
  const [, name = '', about = ''] = /^(virtual:[a-z-]+\/?)(.*)$/.exec(id) ?? [];
  const make = Object.hasOwn(MODULES, name) ? MODULES[name] : undefined;
  return make && (() => make(about));
}

function exported(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)};\n`;
}

function byGame(name: string, pick: (game: GameFolder) => unknown): string {
  return exported(name, Object.fromEntries(GAMES.map((game) => [game.id, pick(game)])));
}

function product(these: readonly string[], those: readonly string[]): readonly string[] {
  return these.flatMap((one) => those.map((other) => `${one}/${other}`));
}

/** What fetches the module of each. */
function loaders(name: string, prefix: string, each: readonly string[]): string {
  return `export const ${name} = { ${each.map((one) => `'${one}': () => import('${prefix}${one}')`).join(', ')} };\n`;
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
    teaches: existsSync(`${ROOT}games/${game.id}/lessons/first/lesson.json`),
    bots: levelsOf(game.id).map(({ id }) => id),
    fades: openGame(game, game.seats.min).fades as Readonly<Record<string, string>>,
  };
}

/** What the pages and every table say, with names and taglines for the lobby: the rest of a game's words is loaded with its table. */
async function wordsIn(language: Language): Promise<string> {
  const titles = GAMES.map(async ({ id }) => {
    const { name, tagline } = await loadGameWords(id, language);
    return [id, { name, tagline } satisfies GameTitle] as const;
  });
  const catalogues = ['web', 'common'].map((area) => messagesFrom(`packages/words/src/${area}/catalogue/${language}.ts`, area));
  return catalogues.join('') + exported('titles', Object.fromEntries(await Promise.all(titles)));
}

function messagesFrom(path: string, name: string): string {
  return `export { messages as ${name} } from '${ROOT}${path}';\n`;
}

/** A game's catalogue in one language, as one file with what its table says in a browser beside it; some say nothing more. */
function gameWordsIn(about: string): string {
  const [game, language] = about.split('/');
  const page = `games/${game}/words/web/${language}.ts`;
  const own = messagesFrom(`games/${game}/words/${language}.ts`, 'messages');
  return own + (existsSync(ROOT + page) ? messagesFrom(page, 'page') : exported('page', {}));
}

/** Where a game's data comes from, put in order, and which sources occur in it. */
function provenanceOf(game: string): string {
  const groups = provenanceGroups(GAMES.find(({ id }) => id === game)?.provenance ?? []);
  const found = new Set(groups.flatMap(({ counts }) => counts.map(({ source }) => source)));
  const sources = SOURCES.filter((source) => found.has(source));
  return exported('groups', groups) + exported('sources', sources);
}
