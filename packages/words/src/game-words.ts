import type { FileProblem, Refusal, Seat, Types } from '@coven/core';
import type { Catalogue } from './catalogue.ts';
import type { Language } from './language.ts';

/**
 * How pieces stand in a sentence. A terminal colours the word, a page draws the piece in its place;
 * both keep the word for a screen reader.
 */
export interface Pieces {
  /** A player's name. Sentences keep it as it is: no case, no gender, third person. */
  seat(seat: Seat): string;
  /** The player who is spoken to, if any: sentences about this seat say “you”. */
  readonly me?: Seat | null;
  /** `kind` and `id` name the picture, `word` is what it is called. */
  piece(kind: string, id: string, word: string): string;
}

/** What a bot is called, and how it plays in a few words. */
export interface BotWords {
  readonly name: string;
  readonly about: string;
}

/** Everything a table says about one game in one language. A game's file builds it from its catalogue. */
export interface GameWords<T extends Types = Types> {
  readonly name: string;
  /** One sentence for the lobby. */
  readonly tagline: string;
  option(id: string): string;
  optionValue(id: string, value: string): string;
  /** What an option changes, in one sentence: `option.ID.about`. */
  optionAbout?(id: string): string | undefined;
  /** The prompt line. */
  ask(ask: T['ask']): string;
  /** A move as an order, for lists and buttons. */
  move(move: T['move'], pieces: Pieces): string;
  /** What happened, for the log and the live region; nothing for an event that needs no words. */
  event(shown: T['shown'], pieces: Pieces): string | undefined;
  refusal(refusal: Refusal<T['reason']>, pieces: Pieces): string;
  /** What a piece is called: the `word` of `Pieces.piece`. */
  piece(kind: string, id: string): string;
  /** A part of the score. */
  part(id: string): string;
  /** How a tie is broken, for the result: `more.tie`. */
  readonly tie?: string | undefined;
  /** One of the game's own bots. */
  bot(id: string): BotWords | undefined;
  /** The same words with the names that a table's own data file gives its pieces; only games that read such files have it. */
  forTable?(view: T['view']): GameWords<T>;
  /** What is wrong in a data file; only games that read files have it. */
  fileProblem?(problem: FileProblem): string;
}

/** What a game's `words/index.ts` exports; the catalogue of each language lies beside it. */
export interface WordsModule {
  wordsFrom(messages: Catalogue, language: Language): GameWords | Promise<GameWords>;
}

/** A game's words in one language, from its module and its catalogue. */
export async function gameWordsFrom(
  words: Promise<WordsModule>,
  catalogue: Promise<{ readonly messages: Catalogue }>,
  language: Language,
): Promise<GameWords> {
  const [{ wordsFrom }, { messages }] = await Promise.all([words, catalogue]);
  return wordsFrom(messages, language);
}
