import { CATALOGUES } from 'virtual:game-words';
import { type Catalogue, type GameWords, gameWordsFrom, type Language, type WordsModule } from '@coven/words';
import { folders } from '../games/folders.ts';

const WORDS = folders<WordsModule>(import.meta.glob('../../../../games/*/words/index.ts'));

/** A game's words in one language. */
export async function loadGameWords(game: string, language: Language): Promise<GameWords> {
  const [words, catalogue] = [WORDS.get(game), CATALOGUES[`${game}/${language}`]];
  if (!words || !catalogue) throw new Error(`no words for the game ${game}`);
  return gameWordsFrom(words(), catalogue(), language);
}

/** What a game's table says in a browser; nothing for most games. */
export async function loadPageCatalogue(game: string, language: Language): Promise<Catalogue> {
  return (await CATALOGUES[`${game}/${language}`]?.())?.page ?? {};
}
