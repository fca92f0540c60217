import type { GameWords } from './game-words.ts';
import type { Language } from './language.ts';

/** Where each game's words are; a new game adds its line. */
const GAMES: Readonly<Record<string, (language: Language) => Promise<GameWords>>> = {
  blackmore: async (language) => (await import('./blackmore/index.ts')).loadBlackmore(language),
  konotop: async (language) => (await import('./konotop/index.ts')).loadKonotop(language),
  whirling: async (language) => (await import('./whirling/index.ts')).loadWhirling(language),
  witchstone: async (language) => (await import('./witchstone/index.ts')).loadWitchstone(language),
};

/** A game's words in one language, fetched when asked for. */
export async function loadGameWords(game: string, language: Language): Promise<GameWords> {
  const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (!load) throw new Error(`no words for the game ${game}`);
  return load(language);
}
