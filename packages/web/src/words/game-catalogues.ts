import { type Catalogue, type GameWords, gameWordsFrom, type Language, type WordsModule } from '@coven/words';
import { byLanguage, folders } from '../games/folders.ts';

const WORDS = folders<WordsModule>(import.meta.glob('../../../../games/*/words/index.ts'));
/** Each game's catalogue, one chunk for each language. */
const CATALOGUES = byLanguage(import.meta.glob<{ readonly messages: Catalogue }>('../../../../games/*/words/??.ts'));

/** What some games' tables say in a browser beside their game's own words, one chunk for each language. */
const PAGES = byLanguage(import.meta.glob<{ readonly messages: Catalogue }>('../../../../games/*/words/web/*.ts'));

/** A game's words in one language. */
export async function loadGameWords(game: string, language: Language): Promise<GameWords> {
  const [words, catalogue] = [WORDS.get(game), CATALOGUES.get(`${game}/${language}`)];
  if (!words || !catalogue) throw new Error(`no words for the game ${game}`);
  return gameWordsFrom(words(), catalogue(), language);
}

/** What a game's table says in a browser; nothing for most games. */
export async function loadPageCatalogue(game: string, language: Language): Promise<Catalogue> {
  return (await PAGES.get(`${game}/${language}`)?.())?.messages ?? {};
}
