import type { GameWords, HowToPlayCatalogue, HowToPlayWords, Language } from '@coven/words';
import { loadHowToPlay } from '@coven/words';
import type { Component } from 'svelte';
import { byLanguage, folders } from '../games/folders.ts';

/** A card or piece of the reference. */
export interface ReferenceEntry {
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence or two. */
  readonly text: string;
}

export interface ReferenceGroup {
  readonly kind: string;
  readonly title: string;
  readonly entries: readonly ReferenceEntry[];
}

/** What a picture beside a part of the page gets: `goal`, `setup`, `turn.1` and so on, `end`. */
export interface PictureProps {
  readonly part: string;
  readonly words: GameWords;
}

/** What the picture of a card or piece of the reference gets. */
export interface EntryProps {
  readonly kind: string;
  readonly id: string;
  readonly words: GameWords;
}

/** What a game draws on its rules page: `web/how-to-play/index.ts` exports it as `howToPlay`. */
export interface HowToPlayPictures {
  /** Our pieces beside a part of the page. */
  readonly Picture: Component<PictureProps>;
  /** A card or piece of the reference as it looks at the table. */
  readonly Entry: Component<EntryProps>;
  /** Every card and piece, with what it does. */
  reference(words: GameWords, own: HowToPlayWords['own']): readonly ReferenceGroup[];
}

const WORDS = byLanguage(import.meta.glob<{ readonly messages: HowToPlayCatalogue }>('../../../../games/*/words/how-to-play/*.ts'));
const PICTURES = folders<{ readonly howToPlay: HowToPlayPictures }>(import.meta.glob('../../../../games/*/web/how-to-play/index.ts'));

/** The words of a game's rules page; none for a game that has only its numbered rules. */
export async function howToPlayWords(game: string, language: Language): Promise<HowToPlayWords | undefined> {
  const own = await WORDS.get(`${game}/${language}`)?.();
  return own && loadHowToPlay(language, own.messages);
}

export async function howToPlayPictures(game: string): Promise<HowToPlayPictures | undefined> {
  return (await PICTURES.get(game)?.())?.howToPlay;
}
